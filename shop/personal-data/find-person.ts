import { eq } from 'drizzle-orm';
import { customers } from '../customers/tables.ts';
import type { Queries } from '../db/connect.ts';
import { visitors } from '../visitors/tables.ts';
import type { Person } from './person.ts';

export async function findPerson(
  { db }: { db: Queries },
  customerId: number,
): Promise<(Person & { email: string }) | null> {
  const [row] = await db.select({ email: customers.email }).from(customers).where(eq(customers.id, customerId));
  if (!row) return null;
  const own = await db.select({ id: visitors.id }).from(visitors).where(eq(visitors.customerId, customerId));
  const visitorIds = own.map(({ id }) => id);
  return { customerId, email: row.email, emailKey: row.email.trim().toLowerCase(), visitorIds };
}
