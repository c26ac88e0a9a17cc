import { and, eq, or, sql } from 'drizzle-orm';
import { readComplaintNumber } from '#rules/complaints/complaint-number.ts';
import { limitGuesses } from '../limits/index.ts';
import type { Shop } from '../shop.ts';
import { complaints } from './tables.ts';

export type ComplaintLookup =
  | { kind: 'found'; number: string; accessToken: string }
  | { kind: 'refused' }
  | { kind: 'too-many' };

/** A complaint by its number and the e-mail or phone it was filed with; every wrong pair gets the same answer. */
export async function lookUpComplaint(
  shop: Shop,
  { number: typed, contact, caller }: { number: string; contact: string; caller: string },
): Promise<ComplaintLookup> {
  const wanted = readComplaintNumber(typed) ?? '';
  const digits = contact.replace(/\D/g, '').slice(-9);
  const { number, accessToken } = complaints;
  const found = await limitGuesses(shop, { kind: 'complaint', name: wanted, caller }, async () => {
    const [complaint] = await shop.db
      .select({ number, accessToken })
      .from(complaints)
      .where(
        and(
          eq(number, wanted),
          or(
            eq(complaints.emailKey, contact.trim().toLowerCase()),
            digits.length === 9 && !contact.includes('@')
              ? sql`right(regexp_replace(${complaints.phone}, '\\D', '', 'g'), 9) = ${digits}`
              : undefined,
          ),
        ),
      );
    return complaint;
  });
  if (found === 'too-many') return { kind: 'too-many' };
  return found ? { kind: 'found', ...found } : { kind: 'refused' };
}
