import { REFUND_DAYS } from '#modules/after-sale/claims/rules/legal-clock.ts';
export const title = 'Odstąpienia';
export const one = (code: string) => `Odstąpienie ${code}`;
export const lead = `Najpierw te, za które pieniądze trzeba oddać najszybciej: w ${REFUND_DAYS} dni od oświadczenia. Na towar, który ma wrócić, można z wypłatą poczekać.`;
export const tabs = { label: 'Odstąpienia według stanu', due: 'Do oddania', settled: 'Rozliczone i w zwrotach' };
export const nothing = { due: 'Nic nie czeka na oddanie pieniędzy.', settled: 'Nie ma jeszcze takich.' };
export const waitsForGoods = 'czeka na towar';
export const goods = 'Produkty';
export const facts = {
  name: 'Oświadczenie złożył(a)',
  email: 'E-mail',
  madeAt: 'Złożono',
  state: 'Stan',
  refunded: 'Oddano',
  inReturn: 'Zwrot',
  unpacked: 'Towar',
  onSale: 'nie został wysłany, wrócił do sprzedaży',
};
export const goesBack =
  'Ten towar ma jeszcze wrócić. Z wypłatą możesz poczekać, aż przyjdzie albo klient pokaże dowód nadania. Gdy klient zgłosi zwrot, rozliczysz go w zwrotach.';
export const amountHint = 'Puste pole: wszystko, co zapłacono za te produkty, bez tego, co oddano w reklamacji.';
export const refundQuestion = (code: string, email: string) =>
  `Zlecisz oddanie pieniędzy za odstąpienie ${code}. Gdy wyjdą, klient dostanie wiadomość na adres ${email}. Tego nie można cofnąć.`;
export const nothingWaits = 'Za to odstąpienie pieniądze są już zlecone albo oddane, albo towar jest w zwrocie.';
