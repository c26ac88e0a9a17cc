import type { Shop } from '../../shop.ts';

/** What the demo's Anna has not done yet: a withdrawal, complaints about goods in no order, mails about what she keeps ... */
export async function addAnnasDeeds(shop: Shop): Promise<void> {
  await shop.pool.query(`
    insert into withdrawals (code, order_id, key, name, email, made_at)
      values ('OD-TESTTEST', 1, 'klucz', 'Anna Leśniewska', 'anna@example.com', now());
    insert into watch_settings (customer_id, token) values (1, 'zeton-anny');
    insert into watch_alerts (customer_id, product_id, kind, size_type, price, sent_at) values (1, 24, 'price', 'uniw', 9900, now());
    insert into newsletter_readers (email, token, consent, asked_at) values ('anna@example.com', 'zeton-listu', 'tak', now());
    insert into passkeys (id, customer_id, public_key, name, created_at) values ('klucz-anny', 1, 'x', 'Telefon Anny', now());
    insert into complaints (number, access_token, customer_id, visitor_id, idempotency_key, state, email, email_key, purchase,
      created_at, updated_at)
      values ('RMA-OTWARTA', 't1', 1, 7, 'k1', 'waiting', 'anna@example.com', 'anna@example.com', '{"serialNumber":"SN-1"}', now(), now()),
        ('RMA-DAWNA', 't2', 1, 7, 'k2', 'settled', 'anna@example.com', 'anna@example.com', '{"serialNumber":"SN-2"}', now(), now());
    update returns set bank_account = 'PL61109010140000071219812874' where id = 1`);
}
