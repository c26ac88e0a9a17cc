import type { RouterContextProvider } from 'react-router';
import { staffContext } from '#modules/back-office/staff/panel/staff.server.ts';
import { mayDo } from '#modules/back-office/staff/rules/permissions.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { MENU, type MenuGroup, OPENING } from './menu.ts';

export interface FrameData {
  shopName: string;
  /** Null on the sign-in screens. */
  staff: { name: string } | null;
  menu: MenuGroup[];
}

/** The current user, and the menu entries that they may open. */
export function loadFrame(context: Readonly<RouterContextProvider>): FrameData {
  const { settings, opening } = context.get(shopContext);
  const { name: shopName } = settings;
  const session = context.get(staffContext);
  if (session?.factor !== 'checked') return { shopName, staff: null, menu: [] };
  const { name, role } = session.staff;
  const menu = (opening.isOpen ? MENU : withOpeningFirst(MENU))
    .map(({ label, entries }) => ({ label, entries: entries.filter(({ permission }) => mayDo(role, permission)) }))
    .filter(({ entries }) => entries.length > 0);
  return { shopName, staff: { name }, menu };
}

/** While the shop is closed its opening is the work of every day. */
function withOpeningFirst(groups: readonly MenuGroup[]): MenuGroup[] {
  const opening = groups.flatMap(({ entries }) => entries.filter(({ to }) => to === OPENING));
  return groups.map(({ label, entries }, at) => {
    const others = entries.filter(({ to }) => to !== OPENING);
    return { label, entries: at === 0 ? [...others.slice(0, 1), ...opening, ...others.slice(1)] : others };
  });
}
