/** A column as the database knows it. */
export interface Column {
  table: string;
  column: string;
  /** As `information_schema` calls it. */
  type: string;
}

/** Names of columns that identify a person in any table. */
const OF_PERSON =
  /^(?:customer|visitor)_id$|(?:^|_)(?:e_?mail|phone|first_name|last_name|surname|company_name|tax_number|nip|pesel|birth|birth_date|login|street|street_number|zipcode|postcode|city|ip|ip_address|recipient|reply_to|bank_account|original_name|person)(?:_key)?$/;
/** Names of columns that may contain personal data. */
const PERHAPS =
  /(?:^|_)(?:name|author|address|comment|note|remarks|message|text|content|question|answers?|reply|description|details|data|place|about|extras|lines|purchase|subject|headers|html)$/;
const WRITTEN = new Set(['text', 'character varying', 'jsonb', 'json', 'ARRAY', 'bytea']);

/** Columns that look personal but are not. `table.*` excuses names and texts, never columns that identify a person. */
export const NOT_PERSONAL: Record<string, readonly string[]> = {
  'people of the shop, not its customers': ['audit_log.*', 'bulk_changes.*', 'imports.*'],
  'the catalogue and the pages of the shop, written by its owner': [
    'banners.*',
    'bars.*',
    'blog_entries.*',
    'categories.*',
    'content_pictures.*',
    'digital_products.*',
    'home_blocks.*',
    'newsletters.*',
    'planned_reductions.*',
    'products.*',
    'search_rules.*',
    'series.*',
    'sizes.*',
    'snippets.*',
    'text_pages.*',
    'traits.*',
    'warranties.*',
    'settings.*',
  ],
  'how the shop sends and takes money, written by its owner': [
    'couriers.*',
    'express_providers.*',
    'payment_methods.*',
  ],
  'companies and places, known to everybody': [
    'producers.*',
    'producers.email',
    'producers.responsible_email',
    'pickup_points.*',
    'pickup_points.street',
    'pickup_points.street_key',
    'pickup_points.zipcode',
    'pickup_points.city',
    'pickup_points.city_key',
    'stock_locations.*',
    'stock_locations.street',
    'stock_locations.zipcode',
    'stock_locations.city',
    'stock_locations.phone',
    'stock_locations.email',
  ],
  'what was bought, how it travels and what it is called': [
    'order_lines.name',
    'order_lines.version_name',
    'order_lines.size_name',
    'orders.courier_name',
    'complaint_lines.name',
    'complaint_lines.details',
    'returns.delivery_name',
    'rebates.name',
    'rebate_uses.name',
    'payments.name',
    'order_events.details',
    'complaint_events.details',
  ],
  'an address of a page, at the bank or here': ['payments.address', 'bank_transfers.return_address'],
  'words of the shop': [
    'returns.reply',
    'return_events.note',
    'opinions.answer',
    'questions.answer',
    'order_notes.author',
    'order_notes.text',
  ],
  'one of a few words of ours': ['complaint_messages.author', 'consent_records.place'],
  'the random name of a file': ['uploads.name'],
  'known by an address alone, which proves nothing: no account shows or forgets it (decision 15)': [
    'contact_messages.name',
    'contact_messages.email',
    'contact_messages.phone',
    'contact_messages.message',
    'product_requests.details',
    'product_requests.email',
  ],
  'frequent search texts without their authors': ['popular_queries.text', 'search_days.text'],
  'deleted after half an hour, before any sign-in': ['pending_sign_ins.data'],
  'of people who work in the shop, whose accounts the owner makes and ends': [
    'customer_notes.author',
    'staff.name',
    'staff.email',
    'staff_invitations.email',
    'staff_passkeys.name',
    'staff_sessions.address',
  ],
  'numbers of rows for work that waits': ['jobs.name', 'jobs.data'],
};
const EXCUSED = new Set(Object.values(NOT_PERSONAL).flat());

/** Whether the column holds personal data, by its name and the list above. */
export function isPersonal({ table, column, type }: Column, excused: ReadonlySet<string> = EXCUSED): boolean {
  if (excused.has(`${table}.${column}`)) return false;
  if (OF_PERSON.test(column)) return true;
  return PERHAPS.test(column) && WRITTEN.has(type) && !excused.has(`${table}.*`);
}

/** Undeclared tables with personal data, each with its columns. */
export function findUndeclared(columns: readonly Column[], declared: ReadonlySet<string>): string[] {
  const found = new Map<string, string[]>();
  for (const one of columns) {
    if (declared.has(one.table) || !isPersonal(one)) continue;
    found.set(one.table, [...(found.get(one.table) ?? []), one.column]);
  }
  return [...found].map(([table, names]) => `${table}: ${names.join(', ')}`);
}

/** Excuses that excuse nothing any more. */
export function findIdleExcuses(columns: readonly Column[]): string[] {
  const none = new Set<string>();
  const used = columns
    .filter((one) => isPersonal(one, none))
    .flatMap(({ table, column }) => [`${table}.${column}`, ...(OF_PERSON.test(column) ? [] : [`${table}.*`])]);
  return [...EXCUSED].filter((excuse) => !used.includes(excuse));
}
