import { listLink } from '#platform/links/rules/screen-links.ts';
import { LIST_SORTS, type ListSort } from '../../rules/list-rules.ts';

export type ListPanel = 'rename' | 'share' | 'remove';

/** S2.63 */
export type ListSetting = { kind: 'panel'; panel: ListPanel } | { kind: 'sort'; sort: ListSort };

const PANELS: readonly ListPanel[] = ['rename', 'share', 'remove'];

export function panelLink(id: number, panel: ListPanel): string {
  return `${listLink(id)}?ustaw=${panel}`;
}

export function parseListSetting(text: string | null): ListSetting | null {
  const panel = PANELS.find((one) => one === text);
  if (panel) return { kind: 'panel', panel };
  const sort = LIST_SORTS.find((one) => `sort-${one}` === text);
  return sort ? { kind: 'sort', sort } : null;
}
