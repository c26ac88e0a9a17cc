import type { Permission } from '../rules/permissions.ts';

/**
 * Users who may open a screen of the panel: a user who has a permission; everybody who has signed in with a password but not with the second
 * factor; or anybody, for the screens by which people come in.
 */
export type Access = Permission | 'half-open' | 'anyone';

/** Checked before a loader or an action runs (server/panel/guard-routes.ts). */
export interface PanelHandle {
  access: Access;
  /** Permission by the value of the field `intent`. Other intents are refused. */
  actions?: Record<string, Access>;
  /** Acts that ask for the second factor again, unless it was shown a moment ago: money out of the shop, who comes in, whither money goes. */
  sensitive?: readonly string[];
  /** Title of the browser tab, fixed or from the loaded data; without it the label of the menu entry. */
  title?: string | ((data: never) => string);
}

export function isPanelHandle(handle: unknown): handle is PanelHandle {
  return typeof handle === 'object' && handle !== null && 'access' in handle;
}

/** The first screen. Not `/zaplecze` itself: what the router asks for that address is `/zaplecze.data`, whither the cookie does not travel. */
export const HOME = '/zaplecze/pulpit';
