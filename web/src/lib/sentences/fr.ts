/** All files of the language but those for the terminal. */
const files = import.meta.glob<string>(
  [
    '../../../../locales/fr/*.ftl',
    '!../../../../locales/fr/terminal.ftl',
    '!../../../../locales/fr/tui.ftl',
    '!../../../../locales/fr/typed.ftl',
  ],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

export default Object.values(files);
