/** All files of the language but those for the terminal. */
const files = import.meta.glob<string>(
  [
    '../../../../locales/de/*.ftl',
    '!../../../../locales/de/terminal.ftl',
    '!../../../../locales/de/tui.ftl',
    '!../../../../locales/de/typed.ftl',
  ],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

export default Object.values(files);
