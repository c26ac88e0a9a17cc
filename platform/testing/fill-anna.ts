import { storeUpload } from '#modules/catalogue/media/server/index.ts';
import type { MailKind } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addAnnasData } from './annas-data.ts';

const LIMITS = { types: ['application/pdf'], maxBytes: 10_000 } as const;

/** Something of the demo's Anna in every table that may hold data of a customer. Returns the number of her browser. */
export async function fillAnna(shop: Shop): Promise<number> {
  await addAnnasData(shop);
  const { rows } = await shop.pool.query<{ id: number }>('select id from visitors where customer_id = 1');
  const visitorId = rows[0]?.id ?? 0;
  await shop.pool.query(`
    insert into customer_addresses (customer_id, role) values (1, 'delivery'), (1, 'invoice');
    insert into customer_notes (customer_id, author, text, at) values (1, 'x', 'x', now());
    insert into email_changes (customer_id, email, token_hash, asked_at, expires_at) values (1, 'nowa@example.com', 'a', now(), now());
    insert into password_resets (token_hash, customer_id, created_at, expires_at) values ('a', 1, now(), now());
    insert into sessions (token_hash, customer_id, created_at, expires_at) values ('a', 1, now(), now());
    insert into known_browsers (token_hash, customer_id, seen_at) values ('a', 1, now());
    insert into customer_identities (provider, subject, customer_id, email, linked_at) values ('a', 'b', 1, 'anna@example.com', now());
    update newsletter_readers set customer_id = 1 where email = 'anna@example.com';
    update orders set visitor_id = ${visitorId}, place = '{"id":1,"name":"KRA01M","clientNumber":"trace_client_number"}' where id = 4;
    update order_lines set extras = '{"configuration":{"Grawer":["trace_answer"]}}', answers = '[{"question":"Grawer","answer":"trace_answer","surcharge":0}]'
      where order_id = 2;
    update complaints set purchase = '{"serialNumber":"trace_serial","boughtOn":"2026-01-05","buyPlace":"shop","buyPlaceDetails":"","paymentSource":"b","bankAccount":"","refundAddress":"","chequeData":"","site":null}' where number = 'RMA-OTWARTA';
    update returns set place = '{"id":"1","name":"trace_place"}' where id = 1;
    insert into complaint_lines (complaint_id, name, quantity, unit, unit_plural, description)
      select id, 'Namiot', 1, 'szt.', 'szt.', 'x' from complaints where number = 'RMA-OTWARTA';
    insert into complaint_messages (complaint_id, author, text, at, key) select id, 'client', 'x', now(), 'a' from complaints
      where number = 'RMA-OTWARTA';
    update refunds set details = 'x' where order_id = 1;
    insert into shopping_lists (visitor_id, name, created_at) values (${visitorId}, 'x', now());
    insert into favourites (visitor_id, product_id, size_type, added_at) values (${visitorId}, 1, 'uniw', now());
    insert into compared_products (visitor_id, product_id, added_at) values (${visitorId}, 1, now());
    insert into basket_lines (visitor_id, product_id, size_type, quantity, extras, added_at)
      values (${visitorId}, 1, 'uniw', 1, '{"configuration":{"Grawer":["trace_engraving"]}}', now());
    insert into basket_removals (visitor_id, lines, removed_at)
      values (${visitorId}, '[{"productId":1,"size":"uniw","quantity":1,"comment":"trace_removed","extras":{"configuration":{"Grawer":["trace_removed_answer"]}}}]', now());
    insert into basket_rebates (visitor_id, rebate_id, added_at) values (${visitorId}, 1, now());
    insert into basket_gifts (visitor_id, gift_id, chosen_at) select ${visitorId}, min(id), now() from gifts;
    insert into visitor_points (visitor_id, point_id, chosen_at) select ${visitorId}, min(id), now() from pickup_points;
    insert into tracking_events (visitor_id, script, created_at) values (${visitorId}, 'trace_script', now());
    insert into rebate_uses (rebate_id, order_id, customer_id, email_key, code, effect, saved, used_at)
      values (1, 4, 1, 'anna@example.com', 'RAZ', 'amount', 100, now());
    insert into opinions (product_id, order_number, visitor_id, customer_id, rating, content, author, email, state, created_at)
      select 2, number, ${visitorId}, 1, 5, 'x', 'x', 'anna@example.com', 'published', now() from orders where id = 4;
    insert into opinion_votes (opinion_id, visitor_id, positive, voted_at) values (1, ${visitorId}, true, now());
    insert into opinion_invitations (order_number, token_hash, email, author, product_ids, created_at)
      select number, 'a', 'anna@example.com', 'x', '{1}', now() from orders where id = 4;
    insert into questions (product_id, visitor_id, author, email, question, state, created_at)
      values (1, ${visitorId}, 'x', 'anna@example.com', 'x', 'published', now());
    insert into stock_notices (size_id, visitor_id, email, phone, token, created_at)
      values (1, ${visitorId}, 'anna@example.com', 'x', 'a', now());
    update outbox set subject = 'trace_subject' where key = 'order-1-sent';
    insert into outbox_attachments (mail_id, name, type, content) select id, 'trace_document.pdf', 'application/pdf', 'x' from outbox
      where key = 'order-1-sent'`);
  await addFiles(shop, visitorId);
  await addMails(shop);
  return visitorId;
}

/** Which rows of hers give mails of each kind their number; null where no mail is known by more than an address. */
const MAIL_OWNERS: Record<MailKind, string | null> = {
  account: 'select id from customers where id = 1',
  // The last mail of all, which the closing writes itself.
  closed: null,
  newsletter: 'select id from newsletter_readers where customer_id = 1',
  notice: 'select id from stock_notices where visitor_id in (select id from visitors where customer_id = 1)',
  watch: 'select id from watch_alerts where customer_id = 1',
  order: 'select id from orders where customer_id = 1',
  return: 'select id from returns where order_id in (select id from orders where customer_id = 1)',
  complaint:
    'select id from complaints where customer_id = 1 or order_id in (select id from orders where customer_id = 1)',
  withdrawal: 'select id from withdrawals where order_id in (select id from orders where customer_id = 1)',
  question: 'select id from questions where visitor_id in (select id from visitors where customer_id = 1)',
  contact: null,
  'product-request': null,
};

/** A mail of every kind, sent to her and with her name in it. */
async function addMails(shop: Shop): Promise<void> {
  for (const [kind, ids] of Object.entries(MAIL_OWNERS)) {
    if (ids === null) continue;
    const { rowCount } = await shop.pool.query(
      `insert into outbox (key, recipient, subject, html, text, created_at, sent_at)
        select $1 || id || $2, 'anna@example.com', 'x', 'Anna Leśniewska', 'Anna Leśniewska', now(), now() from (${ids}) as own`,
      [`${kind}-`, kind === 'watch' ? '' : '-trace'],
    );
    if (rowCount === 0) throw new Error(`Nothing of Anna has a mail of the kind ${kind}`);
  }
}

/** One with everything a file can come with, and one with an opinion that was not taken in. */
async function addFiles(shop: Shop, visitorId: number): Promise<void> {
  const store = async (kind: string, owner: { id?: number; visitorId?: number } = {}) => {
    const file = { name: `trace_${kind}.pdf`, bytes: Buffer.from('%PDF-1.7') };
    const stored = await storeUpload(shop, file, LIMITS, { kind, ...owner });
    if (stored.kind === 'refused') throw new Error(stored.reason);
    return stored.upload.id;
  };
  await store('return', { id: 1 });
  await store('opinion', { visitorId });
  await shop.pool.query('update opinions set upload_id = $1 where visitor_id = $2', [
    await store('opinion', { visitorId }),
    visitorId,
  ]);
  await shop.pool.query(
    `insert into complaint_files (upload_id, complaint_id) select $1, id from complaints where number = 'RMA-OTWARTA'`,
    [await store('complaint')],
  );
  await shop.pool.query(
    `insert into basket_files (visitor_id, product_id, size_type, upload_id, order_line_id, added_at)
      values ($1, 1, 'uniw', $2, null, now()), ($1, 1, 'uniw', $3, (select min(id) from order_lines where order_id = 4), now())`,
    [visitorId, await store('basket', { visitorId }), await store('basket', { visitorId })],
  );
}
