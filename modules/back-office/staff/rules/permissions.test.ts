import { describe, expect, it } from 'vitest';
import { mayDo, PERMISSIONS, type Permission, ROLES } from './permissions.ts';

describe('permissions', () => {
  const all = Object.keys(PERMISSIONS) as Permission[];

  it('O.09 the owner may do everything', () => {
    expect(all.filter((one) => !mayDo('owner', one))).toEqual([]);
  });

  it('O.09 money goes back by owner and manager alone; people and settings are changed by the owner alone', () => {
    const who = (permission: Permission) => ROLES.filter((role) => mayDo(role, permission));
    expect(who('money.refund')).toEqual(['owner', 'manager']);
    expect(who('customers.points')).toEqual(['owner', 'manager']);
    expect(who('customers.forget')).toEqual(['owner', 'manager']);
    expect(who('people.manage')).toEqual(['owner']);
    expect(who('settings.change')).toEqual(['owner']);
  });

  it('O.09 an editor sees no orders and no customers, a warehouse no offer', () => {
    expect(mayDo('editor', 'orders.see')).toBe(false);
    expect(mayDo('editor', 'customers.see')).toBe(false);
    expect(mayDo('warehouse', 'offer.see')).toBe(false);
    expect(mayDo('warehouse', 'orders.move')).toBe(true);
    expect(mayDo('warehouse', 'after-sale.work')).toBe(true);
  });

  it('O.09 what customers are answered, cancelled orders and the list of customers are not for the warehouse', () => {
    for (const permission of [
      'after-sale.decide',
      'orders.cancel',
      'orders.export',
      'customers.see',
      'customers.export',
    ] as const) {
      expect(ROLES.filter((role) => mayDo(role, permission))).toEqual(['owner', 'manager', 'sales']);
    }
  });
});
