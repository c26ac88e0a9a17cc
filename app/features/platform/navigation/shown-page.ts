/** The type of the page on screen, read from its content and not from its address (S2.01). */
export function shownPageType(): string | undefined {
  const classes = document.getElementById('container')?.classList ?? [];
  return [...classes].find((name) => name.endsWith('_page'))?.slice(0, -'_page'.length);
}
