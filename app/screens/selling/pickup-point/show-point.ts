/** Ticks the point that was chosen on the map, opens its panel and brings it into view. */
export function showPoint(form: HTMLFormElement | null, id: number): void {
  const choice = form?.querySelector<HTMLInputElement>(`[name=point][value="${id}"]`);
  if (!choice) return;
  choice.checked = true;
  const item = choice.closest('li');
  const panel = item?.querySelector('details');
  if (panel) panel.open = true;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  item?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
}
