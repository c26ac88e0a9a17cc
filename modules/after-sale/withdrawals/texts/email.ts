import * as claimTexts from '#modules/after-sale/claims/texts/storefront.ts';
import { SEND_BACK_DAYS } from '#modules/sales/order-ledger/rules/withdrawal-deadline.ts';
import * as withdrawalTexts from './storefront.ts';

/** The receipt of a withdrawal (X.06). */

export const subject = (code: string) => `Potwierdzenie odstąpienia od umowy ${code}`;
export const title = 'Potwierdzamy odstąpienie od umowy';
export const lead = 'Otrzymaliśmy Twoje oświadczenie. Ten e-mail i dokument PDF w załączniku są jego potwierdzeniem.';
export const preview = (date: string) => `Oświadczenie złożone ${date}`;
export const code = 'Numer potwierdzenia';
export const at = 'Data i godzina złożenia';
export const order = 'Zamówienie';
export const name = 'Oświadczenie składa';
export const statement = 'Treść oświadczenia';
export const next = (goesBack: boolean) =>
  goesBack
    ? `Produkty odeślij w ciągu ${SEND_BACK_DAYS} dni. ${claimTexts.refund.goods}`
    : `${withdrawalTexts.done.nothingToSend} ${claimTexts.refund.alone}`;
export const open = 'Odeślij produkty';
export const see = 'Zobacz potwierdzenie';

export const shop = {
  subject: (code: string, order: string) => `Odstąpienie od umowy ${code}, zamówienie ${order}`,
  lead: ({ address, unpacked }: { address: string; unpacked: boolean }) =>
    `${unpacked ? 'Tych produktów nie wysyłaj: wróciły już do sprzedaży.' : 'Tych produktów nie wysyłaj, jeśli jeszcze są w sklepie.'} Szczegóły: ${address}`,
};

export const refunded = {
  subject: (code: string) => `Oddaliśmy pieniądze za odstąpienie ${code}`,
  title: 'Pieniądze wróciły do Ciebie',
  lead: 'Rozliczyliśmy odstąpienie od umowy. Przelew lub zwrot na kartę może potrwać kilka dni roboczych.',
  amount: 'Kwota',
  way: 'Sposób',
  voucher: 'Numer bonu',
  open: 'Zobacz zamówienie',
};
