import { createContext, type RouterContextProvider, redirect } from 'react-router';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { mayDo, type Permission } from '../rules/permissions.ts';
import { isFactorFresh, type StaffPerson, type StaffSession } from '../server/index.ts';

type Context = Readonly<RouterContextProvider>;

/** The session of a request to the panel; null for a user who has none. Set by server/panel. */
export const staffContext = createContext<StaffSession | null>(null);

/** Where people come in, and where they go on to afterwards. */
export const SIGN_IN = '/zaplecze/logowanie';
export const FACTOR = '/zaplecze/logowanie/kod';

/** The guard has checked both factors. */
export function staffOf(context: Context): StaffPerson {
  const session = context.get(staffContext);
  if (session?.factor !== 'checked') throw new Error('A screen of the panel ran without its guard');
  return session.staff;
}

/** The shop, working for the signed-in user: what it changes is written down under their name. */
export function staffShop(context: Context): Shop {
  const { id, name } = staffOf(context);
  return { ...context.get(shopContext), actor: { kind: 'staff', id, name } };
}

/** For parts of a screen that not everybody who opens it may see. */
export function isAllowed(context: Context, permission: Permission): boolean {
  return mayDo(staffOf(context).role, permission);
}

/** A screen that opens only soon after the second factor; the intents that need it are in their route's `sensitive`. */
export function requireFreshFactor(context: Context, backTo: string): void {
  const session = context.get(staffContext);
  if (session && isFactorFresh(context.get(shopContext), session)) return;
  throw redirect(`${FACTOR}?dalej=${encodeURIComponent(backTo)}`);
}
