import type { Context, Hono } from 'hono';
import { checkClientField } from '#modules/customers/accounts/rules/check-client-field.ts';
import { countryOfRegion } from '#modules/customers/accounts/rules/customer-data.ts';
import { warsawDay } from '#platform/time/rules/day.ts';
import type { WireContext } from '../context.ts';
import { gatherFields, readForm } from '../read-fields.ts';
import { mountMethods, NO_STORE } from '../refuse.ts';

const BODY_LIMIT = 16 * 1024;

const FIELDS = { client_email: 'email', client_phone: 'phone', client_zipcode: 'zipcode' } as const;

/** Contract 2.18: `/ajax/client-new.php?validAjax=true` checks one field of older forms; `errno` 0 is right. */
export function mountClientNew(app: Hono, { shop }: WireContext): void {
  const answer = async (c: Context) => {
    const fields =
      c.req.method === 'POST' ? await readForm(c, BODY_LIMIT) : gatherFields(new URL(c.req.url).search, null);
    if (fields instanceof Response) return fields;
    const country = countryOfRegion(Number(fields.get('client_region'))) ?? 'PL';
    const around = { role: 'client' as const, country, today: warsawDay(shop.now()) };
    const wrong = Object.entries(FIELDS).some(([name, field]) => {
      const value = fields.get(name);
      return value !== undefined && value !== '' && checkClientField(field, value, around).length > 0;
    });
    return c.json({ errno: wrong ? 1 : 0 }, 200, NO_STORE);
  };
  mountMethods(app, '/ajax/client-new.php', { GET: answer, POST: answer });
}
