import type { Hono } from 'hono';
import { checkClientField } from '#modules/customers/accounts/rules/check-client-field.ts';
import { countryOfRegion } from '#modules/customers/accounts/rules/customer-data.ts';
import { warsawDay } from '#platform/time/rules/day.ts';
import type { WireContext } from '../context.ts';
import { gatherFields, readBody } from '../read-fields.ts';
import { refuse } from '../refuse.ts';

const BODY_LIMIT = 16 * 1024;

const FIELDS = { client_email: 'email', client_phone: 'phone', client_zipcode: 'zipcode' } as const;

/** Contract 2.18: `/ajax/client-new.php?validAjax=true` checks one field of older forms; `errno` 0 is right. */
export function mountClientNew(app: Hono, { shop }: WireContext): void {
  app.on(['GET', 'POST'], '/ajax/client-new.php', async (c) => {
    const body = c.req.method === 'POST' ? await readBody(c.req, BODY_LIMIT) : null;
    if (body && 'refused' in body) {
      return body.refused === 'too-large'
        ? refuse({ status: 413, code: 'too-large' })
        : refuse({ status: 400, code: 'unreadable-request' });
    }
    const fields = gatherFields(new URL(c.req.url).search, body);
    const country = countryOfRegion(Number(fields.get('client_region'))) ?? 'PL';
    const around = { role: 'client' as const, country, today: warsawDay(shop.now()) };
    const wrong = Object.entries(FIELDS).some(([name, field]) => {
      const value = fields.get(name);
      return value !== undefined && value !== '' && checkClientField(field, value, around).length > 0;
    });
    c.header('cache-control', 'no-store');
    return c.json({ errno: wrong ? 1 : 0 });
  });
  app.all('/ajax/client-new.php', () => refuse({ status: 405, code: 'method-not-allowed', allow: ['GET', 'POST'] }));
}
