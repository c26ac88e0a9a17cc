import { expect, it } from 'vitest';
import { hideSecrets } from './hide-secrets.ts';

it('O.13 a mail is shown to staff without what opens or pays', () => {
  const mail = [
    'Numer karty: 9782 9678 6623 3488',
    'PIN: 3835',
    'Bon: SALDO123456789012',
    'Bon: BON123456789013',
    'https://sklep.pl/konto/zamowienia/51232426?token=GM_D3aXk29-fQpLz7TtWw',
    'https://sklep.pl/opinia/Zq3f8KdLw0_pPbn2XyRt',
  ].join('\n');
  expect(hideSecrets(mail)).toBe(
    [
      'Numer karty: •••• 3488',
      'PIN: ••••',
      'Bon: •••• 9012',
      'Bon: •••• 9013',
      'https://sklep.pl/konto/zamowienia/51232426?token=…',
      'https://sklep.pl/opinia/…',
    ].join('\n'),
  );
});

it('leaves everything else: numbers of orders and parcels, sums, accounts, products', () => {
  const mail =
    'Zamówienie 51232426, paczka PL70001918, 1 234,50 zł\nhttps://sklep.pl/produkt/1/kurtka-przeciwwiatrowa-podmuch';
  expect(hideSecrets(mail)).toBe(mail);
});
