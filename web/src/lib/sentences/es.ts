/** All files of the language but those for the terminal. */
const files = import.meta.glob<string>(
  [
    '../../../../locales/es/*.ftl',
    '!../../../../locales/es/terminal.ftl',
    '!../../../../locales/es/tui.ftl',
    '!../../../../locales/es/typed.ftl',
  ],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

export default Object.values(files);
