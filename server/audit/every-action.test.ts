import { gt, max } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { AUDIT_OBJECTS, OTHER_ACTIONS, type OtherAction } from '#platform/audit/rules/audit-actions.ts';
import { equipShop } from '#platform/testing/order-shop.ts';
import { addStaff } from '#platform/testing/staff-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { auditLog } from '#server/shop/schema.ts';
import { afterSaleCases } from '../testing/audit/after-sale-cases.ts';
import { catalogueCases } from '../testing/audit/catalogue-cases.ts';
import { peopleCases } from '../testing/audit/people-cases.ts';
import { payBackByHand, payClaimBackByHand, sellingCases } from '../testing/audit/selling-cases.ts';
import type { AuditCase, World } from '../testing/audit/world.ts';

let now = new Date('2026-06-02T10:00:00Z');

async function openWorld(filled: 'empty' | 'bare' | 'demo'): Promise<World> {
  const { shop } = await testDatabase({ filled, now: () => now });
  const id = filled === 'empty' ? await addStaff(shop, 'owner') : 1;
  const actor = { kind: 'staff', id, name: 'Ewa' } as const;
  const { categoryId } = filled === 'empty' ? await equipShop(shop) : { categoryId: 0 };
  return { shop, staff: { ...shop, actor }, categoryId, wait };
}

function wait(milliseconds: number): void {
  now = new Date(now.getTime() + milliseconds);
}

const selling = await openWorld('empty');
/** Only a shop without an owner gets one; only a shop with all its data opens. */
const OTHER_WORLDS: Partial<Record<OtherAction, World>> = {
  'staff.owner-set-up': await openWorld('bare'),
  'shop.opened': await openWorld('demo'),
};

/** A new action does not compile until it has a case here. */
const CASES: Record<OtherAction, AuditCase> = { ...catalogueCases, ...sellingCases, ...afterSaleCases, ...peopleCases };

/** Actions of the shop itself, or of someone who is not signed in yet; all others are of a member of the staff. */
const OTHER_ACTORS: Partial<Record<OtherAction, 'system' | 'stranger'>> = {
  'reduction.begun': 'system',
  'reduction.ended': 'system',
  'staff.sign-in-failed': 'stranger',
};

async function recordedBy(world: World, work: AuditCase) {
  const { db } = world.shop;
  const [last] = await db.select({ id: max(auditLog.id) }).from(auditLog);
  await work(world);
  return db
    .select()
    .from(auditLog)
    .where(gt(auditLog.id, last?.id ?? 0));
}

it.each(OTHER_ACTIONS)(
  'O.11 X.23 %s leaves an audit row with actor, object and time, and without its customer',
  async (action) => {
    const rows = (await recordedBy(OTHER_WORLDS[action] ?? selling, CASES[action])).filter(
      (row) => row.action === action,
    );
    expect(rows).not.toEqual([]);
    for (const row of rows) {
      expect(row.actorKind).toBe(OTHER_ACTORS[action] ?? 'staff');
      if (row.actorKind === 'staff')
        expect([row.staffId, row.actorName]).toEqual([expect.any(Number), expect.stringMatching(/\S/)]);
      expect(AUDIT_OBJECTS).toContain(row.objectKind);
      expect(row.objectId).not.toBe('');
      expect(row.at.getTime()).toBeLessThanOrEqual(now.getTime());
      // The log is never changed: what a customer may have forgotten must not be in it (X.23).
      expect(JSON.stringify([row.before, row.after])).not.toMatch(
        /jan[.@]|60[12] ?[0-9]{3} ?[0-9]{3}|Sosnowa|Kowalski/i,
      );
    }
  },
);

it.each([
  ['an order', payBackByHand],
  ['a claim', payClaimBackByHand],
])(
  'O.11 money of %s paid back by hand is in the audit log with its order and the name of the staff',
  async (_, pay) => {
    let orderId = 0;
    const rows = await recordedBy(selling, async (given) => {
      orderId = await pay(given);
    });
    const [row] = rows.filter(({ action }) => action === 'order.paid-back-by-hand');
    expect(row).toMatchObject({ actorName: 'Ewa', objectKind: 'order', objectId: String(orderId) });
  },
);
