import { isObstacle, type SalesStop } from './sales-stops.ts';

/**
 * `held`: the owner opened the shop, but this process keeps customers out. `closes-next`: the next start would. `blocked`:
 * customers come in, but something stops a sale.
 */
export type OpeningState = 'closed' | 'held' | 'closes-next' | 'blocked' | 'open';

export function judgeOpening(
  { isOpen, heldBy = [] }: { isOpen: boolean; heldBy?: readonly unknown[] },
  stops: readonly SalesStop[],
): OpeningState {
  if (!isOpen) return heldBy.length > 0 ? 'held' : 'closed';
  if (stops.some(({ level }) => level === 'closes')) return 'closes-next';
  return stops.some(isObstacle) ? 'blocked' : 'open';
}
