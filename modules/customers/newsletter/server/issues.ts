import { desc, eq } from 'drizzle-orm';
import { markOf, type OwnedRows, removeRow, saveSeenRow } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { checkFields, type Faults } from '#platform/forms/rules/typed-fields.ts';
import { cleanHtml } from '#platform/html/server/index.ts';
import { attempt } from '#platform/limits/server/index.ts';
import { sendMail } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_S } from '#platform/time/rules/units.ts';
import { type NewsletterValues, newsletterFields } from '../rules/newsletter-fields.ts';
import { testMail } from './newsletter-mails.ts';
import { newsletters } from './tables.ts';

const OWNED: OwnedRows<typeof newsletters> = {
  table: newsletters,
  kind: 'newsletter',
  tags: [],
};

type Newsletter = typeof newsletters.$inferSelect;

const MAX_LISTED = 100;

export function listNewsletters({ db }: Shop): Promise<Newsletter[]> {
  return db.select().from(newsletters).orderBy(desc(newsletters.id)).limit(MAX_LISTED);
}

export async function findNewsletter({ db }: Shop, id: number): Promise<(Newsletter & { mark: string }) | null> {
  if (!isRowId(id)) return null;
  const [row] = await db.select().from(newsletters).where(eq(newsletters.id, id));
  return row ? { ...row, mark: markOf(row) } : null;
}

type NewsletterOutcome =
  | { ok: true; id: number }
  | { ok: false; error: 'faults'; faults: Faults }
  | { ok: false; error: 'unknown' | 'stale' | 'begun' };

class Begun extends Error {}

export function cleanIssue({ subject, body }: NewsletterValues): NewsletterValues {
  return { subject: subject.trim(), body: cleanHtml(body) };
}

/** A newsletter that is being sent cannot change. */
export async function saveNewsletter(
  shop: Shop,
  id: number | null,
  values: NewsletterValues,
  seen?: string,
): Promise<NewsletterOutcome> {
  const cleaned = cleanIssue(values);
  const faults = checkFields(newsletterFields, cleaned);
  if (faults) return { ok: false, error: 'faults', faults };
  const isDraft = async (tx: Transaction) => {
    const [row] = id === null ? [] : await tx.select().from(newsletters).where(eq(newsletters.id, id));
    if (row && row.state !== 'draft') throw new Begun();
  };
  const stored = id === null ? null : await findNewsletter(shop, id);
  const isSame = stored?.subject === cleaned.subject && stored.body === cleaned.body;
  // Sending a draft is not an edit: marks of other editors stay valid.
  const updatedAt = isSame ? stored.updatedAt : shop.now();
  try {
    const saved = await saveSeenRow(shop, OWNED, id, { ...cleaned, updatedAt }, seen, { andThen: isDraft });
    if (saved === 'stale') return { ok: false, error: 'stale' };
    return saved.ok ? saved : { ok: false, error: 'unknown' };
  } catch (error) {
    if (error instanceof Begun) return { ok: false, error: 'begun' };
    throw error;
  }
}

export function removeNewsletter(shop: Shop, id: number): Promise<'removed' | 'used' | 'unknown'> {
  return removeRow(shop, OWNED, id, async (tx) => {
    const [row] = await tx.select().from(newsletters).where(eq(newsletters.id, id));
    return row?.state !== 'draft';
  });
}

const TESTS_DAILY = 30;

export async function sendTestIssue(shop: Shop, id: number, email: string): Promise<'sent' | 'unknown' | 'too-many'> {
  const newsletter = await findNewsletter(shop, id);
  if (!newsletter) return 'unknown';
  const counted = { key: `newsletter-test:${email}`, limit: TESTS_DAILY, seconds: DAY_S };
  if (!(await attempt(shop, counted, shop.now())).allowed) return 'too-many';
  await shop.db.transaction((tx) => sendMail(tx, testMail(shop, email, newsletter), shop.now()));
  return 'sent';
}
