import { readForm } from '#app/features/platform/forms/read-form.server.ts';
import { entryForm } from './entry-form.ts';

/** The pair a guest names an order by, also under the names of contract 3.5, 3.6 and 3.8. */
export function readEntry(request: Request) {
  return readForm(request, entryForm, { number: ['id', 'order_id'], contact: ['contact_type', 'email'] });
}
