import { and, eq, or, sql } from 'drizzle-orm';
import { parseComplaintNumber } from '#modules/after-sale/claims/rules/complaint-state.ts';
import { complaints } from '#modules/after-sale/claims/server/index.ts';
import { findCustomer } from '#modules/customers/accounts/server/index.ts';
import { limitGuesses } from '#platform/limits/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

export type ComplaintLookup =
  | { kind: 'found'; number: string; accessToken: string; ofAccount: boolean }
  /** Guessed at from everywhere: if the pair was right, the link is in the mail. */
  | { kind: 'doubted'; number: string | null }
  | { kind: 'refused' }
  | { kind: 'too-many' };

/** A complaint by its number and the e-mail or phone it was filed with; every wrong pair gets the same answer. */
export async function lookUpComplaint(
  shop: Shop,
  { number: typed, contact, caller }: { number: string; contact: string; caller: string },
): Promise<ComplaintLookup> {
  const wanted = parseComplaintNumber(typed) ?? '';
  const digits = contact.replace(/\D/g, '').slice(-9);
  const { number, accessToken, customerId } = complaints;
  const guess = await limitGuesses(shop, { kind: 'complaint', name: wanted, caller }, async () => {
    const [complaint] = await shop.db
      .select({ number, accessToken, customerId })
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
  if (guess === 'too-many') return { kind: 'too-many' };
  const { found, doubted } = guess;
  if (doubted) return { kind: 'doubted', number: found?.number ?? null };
  if (!found) return { kind: 'refused' };
  const { customerId: owner, ...opened } = found;
  return { kind: 'found', ...opened, ofAccount: owner !== null };
}

/** How a signed-in customer is reached, to be filled into the form. */
export async function findContact(
  shop: Pick<Shop, 'db'>,
  customerId: number,
): Promise<{ email: string; phone: string } | null> {
  const customer = await findCustomer(shop.db, customerId);
  return customer ? { email: customer.email, phone: customer.phone } : null;
}
