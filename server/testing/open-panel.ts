import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import type { Role } from '#rules/platform/staff/permissions.ts';
import { type TestDatabaseOptions, testDatabase } from '#shop/platform/db/testing/test-database.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { STAFF_COOKIE, type StaffFactor } from '#shop/platform/staff/index.ts';
import { hashToken, newToken } from '#shop/platform/visitors/index.ts';
import { staff, staffSessions } from '#shop/schema.ts';
import { realPages } from './real-pages.ts';
import { startTestServer } from './start-test-server.ts';

export interface PanelAsked {
  /** Of the panel's cookie. */
  token?: string;
  cookies?: Record<string, string>;
  /** Sent as a form. */
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

export type OpenPanel = Awaited<ReturnType<typeof openPanel>>;

/** The shop and its panel over HTTP, with their real screens and database. */
export async function openPanel(options?: TestDatabaseOptions) {
  const { shop, url } = await testDatabase(options);
  const { panelRoutes, ...pages } = await realPages();
  const config = { pageCacheBytes: 0, dataDir: shop.dataDir };
  const server = await startTestServer({ shop, databaseUrl: url, ...pages, config });
  afterAll(() => server.close());
  const { address } = server;

  async function ask(path: string, { token, cookies = {}, form, headers }: PanelAsked = {}) {
    const sent = Object.entries({ ...(token && { [STAFF_COOKIE]: token }), ...cookies });
    const response = await fetch(address + path, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { Cookie: sent.map(([name, value]) => `${name}=${value}`).join('; '), ...headers },
      body: form && new URLSearchParams(form),
    });
    const location = response.headers.get('Location') ?? '';
    return { status: response.status, location, headers: response.headers, text: await response.text() };
  }

  return { shop, address, ask, panelRoutes };
}

/** Somebody of the staff, without a password of their own: for tests that need no sign-in, only who is in. */
export async function addStaff(shop: Shop, role: Role, { totpSecret = 'POLANA22' } = {}): Promise<number> {
  const person = { email: `${randomUUID()}@example.com`, name: role, role, passwordHash: '', totpSecret };
  const [row] = await shop.db
    .insert(staff)
    .values({ ...person, createdAt: shop.now() })
    .returning({ id: staff.id });
  return row?.id ?? 0;
}

/** A session of theirs that has come so far; with `checked` the second factor was shown just now. */
export async function addSession(shop: Shop, staffId: number, factor: StaffFactor = 'checked'): Promise<string> {
  const token = newToken();
  const now = shop.now();
  await shop.db.insert(staffSessions).values({
    tokenHash: hashToken(token),
    staffId,
    createdAt: now,
    seenAt: now,
    endsAt: new Date(now.getTime() + 600_000),
    factorCheckedAt: factor === 'checked' ? now : null,
  });
  return token;
}
