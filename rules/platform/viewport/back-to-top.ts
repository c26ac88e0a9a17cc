/** S9.31: offered after scrolling two window heights. */
export function showsBackToTop(scrolled: number, windowHeight: number): boolean {
  return windowHeight > 0 && scrolled > 2 * windowHeight;
}
