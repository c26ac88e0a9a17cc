import { and, eq, ne, or } from 'drizzle-orm';
import type { Queries } from '#shop/platform/db/connect.ts';
import { customers } from './tables.ts';

/** One person may write their address in several ways. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase();
}

/** Somebody else has this address, as their own or as their login. */
export async function isEmailTaken(shop: { db: Queries }, email: string, but = 0): Promise<boolean> {
  const key = emailKeyOf(email);
  if (key === '') return false;
  const named = or(eq(customers.emailKey, key), eq(customers.loginKey, key));
  return (await shop.db.$count(customers, and(named, ne(customers.id, but)))) > 0;
}
