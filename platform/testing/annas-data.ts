import type { Shop } from '#platform/shop/server/shop.ts';

/**
 * Adds the records that the demo's Anna lacks: a withdrawal, complaints about goods in no order, mails about lists, a voucher
 * ...
 */
export async function addAnnasData(shop: Shop): Promise<void> {
  await shop.pool.query(`
    insert into withdrawals (code, order_id, key, name, email, made_at)
      values ('OD-TESTTEST', 1, 'klucz', 'Anna Leśniewska', 'anna@example.com', now());
    insert into watch_settings (customer_id, token) values (1, 'zeton-anny');
    insert into watch_alerts (customer_id, product_id, kind, size_type, price, sent_at) values (1, 24, 'price', 'uniw', 9900, now());
    insert into newsletter_readers (email, token, consent, asked_at) values ('anna@example.com', 'zeton-listu', 'tak', now());
    insert into passkeys (id, customer_id, public_key, name, created_at) values ('klucz-anny', 1, 'x', 'Telefon Anny', now());
    insert into complaints (number, access_token, customer_id, visitor_id, idempotency_key, state, email, email_key, purchase,
      created_at, updated_at)
      values ('RMA-OTWARTA', 't1', 1, 7, 'k1', 'waiting', 'anna@example.com', 'anna@example.com', '{"serialNumber":"SN-1","boughtOn":"2026-01-05","buyPlace":"shop","buyPlaceDetails":"","paymentSource":"b","bankAccount":"","refundAddress":"","chequeData":"","site":null}', now(), now()),
        ('RMA-DAWNA', 't2', 1, 7, 'k2', 'settled', 'anna@example.com', 'anna@example.com', '{"serialNumber":"SN-2","boughtOn":"2026-01-05","buyPlace":"shop","buyPlaceDetails":"","paymentSource":"b","bankAccount":"","refundAddress":"","chequeData":"","site":null}', now(), now());
    update orders set delivery_remarks = 'Proszę dzwonić domofonem.' where id = 1;
    update order_lines set comment = 'Na prezent', answers = '[{"question":"Grawer","answer":"Anna","surcharge":0}]'
      where order_id = 1 and position = (select min(position) from order_lines where order_id = 1);
    with voucher as (insert into gift_cards (kind, number, issued, balance, created_at)
      values ('voucher', 'SALDO000000004321', 5000, 3000, now()) returning id)
    insert into refunds (order_id, kind, claim_id, amount, way, card_id, at) select 1, 'withdrawal', 1, 5000, 'balance', id, now() from voucher;
    insert into visitors (token_hash, customer_id, created_at, seen_at) values ('przegladarka-anny', 1, now(), now());
    insert into order_drafts (visitor_id, data, updated_at) select id, '{"email":"anna@example.com","billing":{"firstName":"Anna"},
      "clientNumber":"17","deliveryRemarks":"Rano"}', now() from visitors where token_hash = 'przegladarka-anny';
    insert into outbox (key, recipient, subject, html, text, created_at, sent_at)
      values ('order-1-confirmed', 'anna@example.com', 'x', '', '', now(), now()), ('order-14-sent', 'anna@example.com', 'x', '', '', now(), now()),
        ('order-1-sent', 'anna@example.com', 'x', '', '', now(), now());
    update returns set bank_account = 'PL61109010140000071219812874' where id = 1`);
}
