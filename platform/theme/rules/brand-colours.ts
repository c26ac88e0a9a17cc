/**
 * Colours of `storefront/tokens.css` for where no style sheet of the shop reaches: mails, and the browser's own frame. A test compares
 * the two.
 */
export const brandColours = {
  light: {
    paper: '#faf7f1',
    surface: '#ffffff',
    'surface-2': '#f1ece2',
    line: '#e2dacc',
    ink: '#1d251f',
    'ink-soft': '#596057',
    brand: '#1e5a3f',
    'brand-ink': '#ffffff',
    night: '#12241a',
    'night-ink': '#fdfaf3',
  },
  dark: {
    paper: '#141815',
    surface: '#1c221e',
    'surface-2': '#272e29',
    line: '#353d37',
    ink: '#f1eee7',
    'ink-soft': '#b4bab0',
    brand: '#8ecda8',
    'brand-ink': '#0d2919',
    night: '#1a3425',
    'night-ink': '#f6f3ec',
  },
} as const;
