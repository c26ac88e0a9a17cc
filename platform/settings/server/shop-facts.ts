import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queries } from '#platform/db/server/connect.ts';
import { MAIL_SECURITY, type MailServer } from '#platform/mail/rules/mail-server.ts';
import { seal, unseal } from '#platform/secrets/server/sealed.ts';
import type { Shop, ShopAddress } from '#platform/shop/server/shop.ts';
import { settings } from './tables.ts';

/** Rows next to the owner's settings that `settings set` does not reach: what the process or a use case says. */
export const FACT_ROWS = {
  origin: 'origin',
  sendsMail: 'sendsMail',
  address: 'address',
  mailServer: 'mailServer',
  stripeKeys: 'stripeKeys',
  isOpen: 'isOpen',
  previews: 'previews',
  lastBackup: 'lastBackup',
} as const;

type Fact = keyof typeof FACT_ROWS;
export type Rows = readonly { name: string; value: unknown }[];

export function factOf(rows: Rows, fact: Fact): unknown {
  return rows.find(({ name }) => name === FACT_ROWS[fact])?.value;
}

export function isOpenBy(rows: Rows, { demo }: Pick<Shop, 'demo'>): boolean {
  const said = factOf(rows, 'isOpen');
  return typeof said === 'boolean' ? said : demo;
}

const address = v.fallback(
  v.optional(
    v.object({ publicOrigin: v.nullable(v.string()), onlyHere: v.boolean(), cookieDomain: v.nullable(v.string()) }),
  ),
  undefined,
);

/** The address of the last start, for tools that run alongside the process. */
export function addressBy(rows: Rows): ShopAddress | undefined {
  return v.parse(address, factOf(rows, 'address') ?? undefined);
}

const mailServer = v.fallback(
  v.nullable(
    v.object({
      host: v.string(),
      port: v.number(),
      security: v.picklist(MAIL_SECURITY),
      user: v.string(),
      password: v.string(),
      sender: v.string(),
    }),
  ),
  null,
);

/** The purpose of a sealed password of the mail server. */
const MAIL_PASSWORD = 'mail-server';

/** The mail server the owner set; none when this process has not the key its password was sealed by. */
export function mailServerBy(rows: Rows, keeper: Pick<Shop, 'secretKey'>): MailServer | null {
  const stored = v.parse(mailServer, factOf(rows, 'mailServer') ?? null);
  if (!stored) return null;
  const password = unseal(keeper, stored.password, MAIL_PASSWORD);
  return password === null ? null : { ...stored, password };
}

/** The same as it is in the database. */
export function sealMailServer(keeper: Pick<Shop, 'secretKey'>, server: MailServer): MailServer {
  return { ...server, password: seal(keeper, server.password, MAIL_PASSWORD) };
}

export async function writeFact(tx: Pick<Queries, 'insert'>, fact: Fact, said: unknown): Promise<void> {
  const value = sql`${JSON.stringify(said)}::jsonb`;
  await tx
    .insert(settings)
    .values({ name: FACT_ROWS[fact], value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

/** Keeps with what the shop was started, so that a tool next to it writes the same address and knows whether mails leave. */
export async function rememberStart({
  db,
  origin,
  mail,
  address,
}: Pick<Shop, 'db' | 'origin' | 'mail' | 'address'>): Promise<void> {
  await writeFact(db, 'origin', origin);
  await writeFact(db, 'sendsMail', mail.isSetAtStart);
  await writeFact(db, 'address', address ?? null);
}
