import { beforeAll, describe, expect, it } from 'vitest';
import { type Access, isPanelHandle, type PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { FACTOR, SIGN_IN } from '#modules/back-office/staff/panel/staff.server.ts';
import { mayDo, ROLES, type Role } from '#modules/back-office/staff/rules/permissions.ts';
import { signIn } from '#modules/customers/accounts/server/index.ts';
import { listChanges } from '#platform/audit/server/index.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { openPanel } from '../testing/open-panel.ts';
import { handleOf } from './guard-routes.ts';

/** The sender: a role that is in, or one of these outside. */
const OUTSIDE = ['no session', 'shopper', 'forged cookie', 'without second factor', 'newcomer'] as const;
type Outside = (typeof OUTSIDE)[number];

const FOREIGN: Record<string, string>[] = [
  { Origin: 'https://zlo.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
];

interface Cell {
  path: string;
  /** Without it the screen is opened. */
  intent?: string;
  needs: Access[];
}

const panel = await openPanel();
const { shop, ask, panelRoutes } = panel;
const people = new Map<Role | 'newcomer', number>();
let shopperToken = '';

beforeAll(async () => {
  for (const role of ROLES) people.set(role, await addStaff(shop, role));
  people.set('newcomer', await addStaff(shop, 'owner', { totpSecret: '' }));
  const signed = await signIn(shop, 'anna', 'polana1');
  if (signed.kind === 'signed-in') shopperToken = signed.token;
});

const screens = Object.entries(panelRoutes).flatMap(([id, route]) => {
  if (!route || id === 'panel') return [];
  const { module } = route;
  return [{ id, path: addressOf(id), handle: handleOf(id, module), hasAction: module.action !== undefined }];
});

/** Addresses stand in the table with the names of their parts: any value will do, the guard comes first. */
function addressOf(id: string): string {
  const parts: string[] = [];
  for (let one = panelRoutes[id]; one; one = one.parentId ? panelRoutes[one.parentId] : undefined) {
    if (one.path) parts.unshift(one.path);
  }
  return `/${parts.join('/')}`.replace(/:\w+\??/g, '1').replace('*', 'nie-ma');
}

const cells = screens.flatMap(({ path, handle }): Cell[] => {
  if (!isPanelHandle(handle)) return [];
  const actions = Object.entries(handle.actions ?? {});
  return [
    { path, needs: [handle.access] },
    ...actions.map(([intent, access]) => ({ path, intent, needs: [handle.access, access] })),
  ];
});

function formOf(intent: string | undefined): { form?: Record<string, string> } {
  return intent === undefined ? {} : { form: { intent } };
}

/**
 * A session of its own for every request: some of them end it. Sent as by the router in a browser, which spares rendering; the
 * guard is the same.
 */
async function requestAs(
  role: Role,
  { path, intent }: Pick<Cell, 'path' | 'intent'>,
  asked: 'data' | 'document' = 'data',
) {
  const token = await addSession(shop, people.get(role) ?? 0);
  return ask(asked === 'data' ? `${path}.data` : path, { token, ...formOf(intent) });
}

async function cookiesOf(who: Outside): Promise<{ token?: string; cookies?: Record<string, string> }> {
  if (who === 'no session') return {};
  if (who === 'shopper') return { token: shopperToken, cookies: { RSSID: shopperToken, login: '1' } };
  if (who === 'forged cookie') return { token: 'a'.repeat(32) };
  if (who === 'newcomer') return { token: await addSession(shop, people.get('newcomer') ?? 0, 'enrol') };
  return { token: await addSession(shop, people.get('owner') ?? 0, 'needed') };
}

const OWNER: Role[] = ['owner'];
const MANAGEMENT: Role[] = ['owner', 'manager'];
const SALES: Role[] = ['owner', 'manager', 'sales'];

/**
 * The roles that may move money, let people in, change the shop, answer customers or export their data: by screen and intent,
 * opening it under ''. Written out, so that a weaker route fails the test.
 */
const SENSITIVE: Record<string, Record<string, Role[]>> = {
  '/zaplecze/zamowienia': { cancel: SALES },
  '/zaplecze/zamowienia/1': {
    cancel: SALES,
    'change-people': SALES,
    'change-delivery': SALES,
    'take-off': SALES,
    'book-payment': SALES,
    refund: MANAGEMENT,
    'paid-by-hand': MANAGEMENT,
  },
  '/zaplecze/zamowienia/pliki/eksport.csv': { '': SALES },
  '/zaplecze/zamowienia/pliki/do-zwrotu.csv': { '': MANAGEMENT },
  '/zaplecze/przelewy': { '': MANAGEMENT, paid: MANAGEMENT },
  '/zaplecze/subskrypcje': { pause: SALES, resume: SALES, skip: SALES, stop: SALES },
  '/zaplecze/zamowienia/telefon': { '': SALES, quote: SALES, place: SALES },
  '/zaplecze/zwroty/1': {
    refuse: SALES,
    refund: MANAGEMENT,
    'refund-again': MANAGEMENT,
    'refund-by-hand': MANAGEMENT,
    'refund-paid': MANAGEMENT,
  },
  '/zaplecze/reklamacje/1': {
    reply: SALES,
    considered: SALES,
    waiting: SALES,
    accepted: SALES,
    rejected: SALES,
    settled: SALES,
    refund: MANAGEMENT,
    'refund-again': MANAGEMENT,
    'refund-by-hand': MANAGEMENT,
    'refund-paid': MANAGEMENT,
  },
  '/zaplecze/odstapienia/1': {
    refund: MANAGEMENT,
    'refund-again': MANAGEMENT,
    'refund-by-hand': MANAGEMENT,
    'refund-paid': MANAGEMENT,
  },
  '/zaplecze/klienci': { '': SALES },
  '/zaplecze/klienci/1': { '': SALES, note: SALES, points: MANAGEMENT, forget: MANAGEMENT },
  '/zaplecze/klienci/1/dane.json': { '': SALES },
  '/zaplecze/karty-podarunkowe': { '': MANAGEMENT, issue: MANAGEMENT, block: MANAGEMENT, unblock: MANAGEMENT },
  '/zaplecze/punkty': { '': MANAGEMENT, worth: MANAGEMENT, earning: MANAGEMENT },
  '/zaplecze/ludzie': {
    '': OWNER,
    invite: OWNER,
    'cancel-invitation': OWNER,
    role: OWNER,
    'switch-off': OWNER,
    'switch-on': OWNER,
    'reset-password': OWNER,
    'reset-access': OWNER,
  },
  '/zaplecze/ustawienia': { '': MANAGEMENT },
  '/zaplecze/ustawienia/1': {
    '': MANAGEMENT,
    save: OWNER,
    rows: OWNER,
    account: OWNER,
    mail: OWNER,
    'mail-off': OWNER,
    provider: OWNER,
    'provider-off': OWNER,
  },
  '/zaplecze/listy': { '': MANAGEMENT, save: OWNER },
  '/zaplecze/newslettery/1': { start: MANAGEMENT, stop: MANAGEMENT, resume: MANAGEMENT },
  '/zaplecze/wstawki': { on: MANAGEMENT, off: MANAGEMENT, remove: MANAGEMENT },
  '/zaplecze/wstawki/1': { '': MANAGEMENT, save: MANAGEMENT },
  '/zaplecze/otwarcie': { '': MANAGEMENT, open: OWNER, close: OWNER },
  '/zaplecze/dziennik': { '': MANAGEMENT },
};

/** Actions that require the second factor again. Written out, so that a weaker action fails the test. */
const REQUIRES_CONFIRMATION: Record<string, string[]> = {
  '/zaplecze/zamowienia/1': ['book-payment', 'refund', 'paid-by-hand'],
  '/zaplecze/przelewy': ['paid'],
  '/zaplecze/zwroty/1': ['refund', 'refund-again', 'refund-by-hand', 'refund-paid'],
  '/zaplecze/reklamacje/1': ['refund', 'refund-again', 'refund-by-hand', 'refund-paid'],
  '/zaplecze/odstapienia/1': ['refund', 'refund-again', 'refund-by-hand', 'refund-paid'],
  '/zaplecze/karty-podarunkowe': ['issue'],
  '/zaplecze/ludzie': Object.keys(SENSITIVE['/zaplecze/ludzie'] ?? {}).filter(Boolean),
  '/zaplecze/klienci/1': ['points', 'forget'],
  '/zaplecze/wstawki': ['on'],
  '/zaplecze/wstawki/1': ['save'],
  '/zaplecze/konto': ['new-codes', 'remove-key'],
  '/zaplecze/ustawienia/1': ['account', 'mail', 'mail-off', 'provider', 'provider-off'],
};

describe('every address and every action of the panel', () => {
  it('O.09 says who may open it and who may do what it does', () => {
    expect(screens.length).toBeGreaterThan(10);
    const silent = screens.filter(({ handle, hasAction }) => !isPanelHandle(handle) || (hasAction && !handle.actions));
    expect(silent.map(({ id }) => id)).toEqual([]);
    // Public screens are those of the sign-in only.
    const open = screens.filter(({ handle }) => (handle as PanelHandle).access === 'anyone');
    expect(open.map(({ path }) => path).sort()).toEqual([
      // Leads on to a screen that asks.
      '/zaplecze',
      '/zaplecze/haslo',
      '/zaplecze/logowanie',
      '/zaplecze/logowanie/link/1',
      '/zaplecze/nowe-haslo/1',
      '/zaplecze/start',
      '/zaplecze/zaproszenie/1',
    ]);
  });

  it('O.09 leaves what is sensitive to the roles written down here', () => {
    const rolesOf = (path: string, intent: string) => {
      const needs = cells.find((cell) => cell.path === path && (cell.intent ?? '') === intent)?.needs;
      return ROLES.filter((role) =>
        needs?.every((access) => access !== 'anyone' && access !== 'half-open' && mayDo(role, access)),
      );
    };
    for (const [path, intents] of Object.entries(SENSITIVE)) {
      const declared = Object.keys(intents).map((intent) => [intent, rolesOf(path, intent)]);
      expect(Object.fromEntries(declared), path).toEqual(intents);
    }
    // Nothing that asks for one of these is left out of the table.
    const grave: Access[] = [
      'scripts.change',
      'newsletter.send',
      'money.refund',
      'people.manage',
      'settings.change',
      'orders.export',
      'customers.export',
      'customers.forget',
    ];
    const missing = cells.filter(
      ({ path, intent = '', needs }) => grave.includes(needs.at(-1) ?? 'anyone') && !SENSITIVE[path]?.[intent],
    );
    expect(missing).toEqual([]);
  });

  it('O.08 what is sensitive asks for the second factor again, and carries all that was sent', async () => {
    const declared = screens.flatMap(({ path, handle }) => {
      const { sensitive } = handle as PanelHandle;
      return sensitive ? [[path, [...sensitive]] as const] : [];
    });
    expect(Object.fromEntries(declared)).toEqual(REQUIRES_CONFIRMATION);
    const token = await addSession(shop, people.get('owner') ?? 0, 'stale');
    const before = await listChanges(shop, {});
    for (const [path, intents] of Object.entries(REQUIRES_CONFIRMATION)) {
      for (const intent of intents) {
        const form: [string, string][] = [
          ['intent', intent],
          ['amount', '12,30'],
          ['reason', 'Klient: "za małe" & <nie te>'],
          ['transfer', 'part-1-100'],
          ['transfer', 'part-2-200'],
        ];
        const { status, text } = await ask(path, { token, form });
        expect(status, `${intent} ${path}`).toBe(401);
        // Both forms lead back to the act; the page itself is rendered in the place of the whole screen.
        expect(text.split(`action="${path}" method="post"`), `${intent} ${path}`).toHaveLength(3);
        const carried = [...text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
        const fields = carried.map(([, name, value = '']) => [
          name,
          value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
        ]);
        // Once with a code, once with a recovery code.
        expect(fields, `${intent} ${path}`).toEqual([...form, ...form]);
      }
    }
    expect(await listChanges(shop, {})).toEqual(before);
  });

  it.each(ROLES)(
    'O.09 does for the role %s what the table of permissions says, and refuses the rest',
    async (role) => {
      for (const cell of cells) {
        // For the owner every screen is rendered.
        const isRendered = role === 'owner' && cell.intent === undefined;
        const { status, text } = await requestAs(role, cell, isRendered ? 'document' : 'data');
        const isAllowed = cell.needs.every(
          (access) => access === 'anyone' || access === 'half-open' || mayDo(role, access),
        );
        const name = `${role} ${cell.intent ?? 'opens'} ${cell.path}: ${status}`;
        if (isAllowed) {
          expect(status, name).not.toBe(403);
          expect(status, name).toBeLessThan(500);
          // Signing out leads there by right.
          const isSentAway = status === 202 && text.includes(`"${SIGN_IN}"`);
          expect(isSentAway, name).toBe(cell.intent === 'leave');
        } else expect(status, name).toBe(403);
      }
    },
    120_000,
  );

  it.each(OUTSIDE)(
    'O.08 opens nothing to: %s',
    async (who) => {
      for (const { path, intent, needs } of cells) {
        const { status, location, text } = await ask(path, { ...(await cookiesOf(who)), ...formOf(intent) });
        const name = `${who} ${intent ?? 'opens'} ${path}: ${status} ${location}`;
        const isHalfIn = who === 'without second factor' || who === 'newcomer';
        if (needs.every((access) => access === 'anyone' || (isHalfIn && access === 'half-open'))) continue;
        expect(status, name).toBe(302);
        expect(location.startsWith(isHalfIn ? FACTOR : SIGN_IN), name).toBe(true);
        expect(text, name).toBe('');
      }
    },
    120_000,
  );

  it('O.09 gives its data to no outsider, and no page to a role that may not open it', async () => {
    for (const cell of cells) {
      const { path, intent, needs } = cell;
      if (needs.some((access) => access === 'anyone' || access === 'half-open')) continue;
      const outside = await ask(`${path}.data`, formOf(intent));
      expect([outside.status, outside.text.includes(SIGN_IN)], `no session ${path}`).toEqual([202, true]);
      if (needs.every((access) => mayDo('warehouse', access as Parameters<typeof mayDo>[1]))) continue;
      const { status } = await requestAs('warehouse', cell, 'document');
      expect(status, `warehouse ${intent ?? 'opens'} ${path}`).toBe(403);
    }
  });

  it('O.08 takes no form from another site, with any session', async () => {
    for (const cell of cells.filter(({ intent }) => intent !== undefined)) {
      const token = await addSession(shop, people.get('owner') ?? 0);
      for (const headers of FOREIGN) {
        const { status } = await ask(cell.path, { token, headers, ...formOf(cell.intent) });
        expect(status, `${cell.intent} ${cell.path} ${JSON.stringify(headers)}`).toBe(403);
      }
    }
  });

  it('O.09 does nothing that its screen does not name', async () => {
    for (const { path } of screens.filter(({ hasAction }) => hasAction)) {
      for (const intent of ['', 'nothing-of-the-kind', 'constructor']) {
        expect((await requestAs('owner', { path, intent })).status, `${intent} ${path}`).toBe(400);
      }
    }
  });

  it('O.08 is never cached and carries a strict policy', async () => {
    const { headers } = await requestAs('owner', { path: '/zaplecze/konto' }, 'document');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Security-Policy')).toMatch(/default-src 'self'/);
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
  });
});
