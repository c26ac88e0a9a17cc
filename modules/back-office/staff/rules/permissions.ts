/** Roles of the shop's people, from who may do everything to who may do least (O.09). */
export const ROLES = ['owner', 'manager', 'sales', 'warehouse', 'editor'] as const;
export type Role = (typeof ROLES)[number];

const EVERYBODY = ROLES;
const MANAGEMENT: readonly Role[] = ['owner', 'manager'];
const SALES: readonly Role[] = ['owner', 'manager', 'sales'];
const HANDLING: readonly Role[] = ['owner', 'manager', 'sales', 'warehouse'];
const EDITING: readonly Role[] = ['owner', 'manager', 'editor'];

/** The one table of who may do what in the panel. A route or an action that names none of these is refused to all. */
export const PERMISSIONS = {
  /** The overview, one's own account. */
  'panel.open': EVERYBODY,
  'orders.see': HANDLING,
  /** Packing, sending, handing over. */
  'orders.move': HANDLING,
  'orders.cancel': SALES,
  /** All customers of all orders in one file. */
  'orders.export': SALES,
  'orders.change': SALES,
  'orders.create': SALES,
  'money.refund': MANAGEMENT,
  'after-sale.see': HANDLING,
  /** Parcels that come back and go out again. */
  'after-sale.work': HANDLING,
  /** Answers to customers and decisions about claims. */
  'after-sale.decide': SALES,
  'opinions.moderate': ['owner', 'manager', 'sales', 'editor'],
  'offer.see': MANAGEMENT,
  'offer.change': MANAGEMENT,
  'catalogue.see': EVERYBODY,
  'catalogue.change': EDITING,
  'stock.change': ['owner', 'manager', 'warehouse', 'editor'],
  'content.see': EDITING,
  'content.change': EDITING,
  /** Newsletter emails cannot be recalled. */
  'newsletter.send': MANAGEMENT,
  /** Scripts on every page act with the rights of its visitor. */
  'scripts.change': MANAGEMENT,
  'customers.see': SALES,
  /** Notes about them. */
  'customers.change': SALES,
  /** All personal data of a customer, as a file. */
  'customers.export': SALES,
  /** Points pay for goods. */
  'customers.points': MANAGEMENT,
  'customers.forget': MANAGEMENT,
  'numbers.see': MANAGEMENT,
  'settings.see': MANAGEMENT,
  'settings.change': ['owner'],
  'people.manage': ['owner'],
  'audit.see': MANAGEMENT,
  'jobs.see': MANAGEMENT,
  'jobs.retry': MANAGEMENT,
} as const satisfies Record<string, readonly Role[]>;
export type Permission = keyof typeof PERMISSIONS;

export function mayDo(role: Role, permission: Permission): boolean {
  const roles: readonly Role[] = PERMISSIONS[permission];
  return roles.includes(role);
}
