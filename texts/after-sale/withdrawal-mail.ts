import { withdrawalTexts } from './withdrawal.ts';

/** The receipt of a withdrawal (X.06). */
export const withdrawalMailTexts = {
  subject: (code: string) => `Potwierdzenie odstąpienia od umowy ${code}`,
  title: 'Potwierdzamy odstąpienie od umowy',
  lead: 'Otrzymaliśmy Twoje oświadczenie. Ten e-mail i dokument PDF w załączniku są jego potwierdzeniem.',
  preview: (date: string) => `Oświadczenie złożone ${date}`,
  code: 'Numer potwierdzenia',
  at: 'Data i godzina złożenia',
  order: 'Zamówienie',
  name: 'Oświadczenie składa',
  statement: 'Treść oświadczenia',
  next: (goesBack: boolean) =>
    goesBack
      ? `Produkty odeślij w ciągu 14 dni. ${withdrawalTexts.refund.goods}`
      : `${withdrawalTexts.done.nothingToSend} ${withdrawalTexts.refund.alone}`,
  open: 'Odeślij produkty',
  see: 'Zobacz potwierdzenie',
  shop: {
    subject: (code: string, order: string) => `Odstąpienie od umowy ${code}, zamówienie ${order}`,
    lead: ({ code, unpacked }: { code: string; unpacked: boolean }) =>
      `${unpacked ? 'Tych produktów nie wysyłaj: wróciły już do sprzedaży.' : 'Tych produktów nie wysyłaj, jeśli jeszcze są w sklepie.'} Szczegóły: npm run shop -- withdrawals show ${code}`,
  },
  refunded: {
    subject: (code: string) => `Oddaliśmy pieniądze za odstąpienie ${code}`,
    title: 'Pieniądze wróciły do Ciebie',
    lead: 'Rozliczyliśmy odstąpienie od umowy. Przelew lub zwrot na kartę może potrwać kilka dni roboczych.',
    amount: 'Kwota',
    way: 'Sposób',
    voucher: 'Numer bonu',
    open: 'Zobacz zamówienie',
  },
};
