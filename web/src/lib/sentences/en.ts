/** All files of the language but those for the terminal. */
const files = import.meta.glob<string>(
  [
    '../../../../locales/en/*.ftl',
    '!../../../../locales/en/terminal.ftl',
    '!../../../../locales/en/tui.ftl',
    '!../../../../locales/en/typed.ftl',
  ],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

export default Object.values(files);
