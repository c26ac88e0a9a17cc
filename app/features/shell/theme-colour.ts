/** Colour of the browser's own frame: the `--paper` of tokens.css in each scheme (a test compares them). */
export const themeColour = { light: '#faf7f1', dark: '#141815' } as const;
