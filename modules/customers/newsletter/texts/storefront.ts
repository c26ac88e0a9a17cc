import type { NewsletterOutcome } from '../rules/newsletter-outcome.ts';

export const title = 'Newsletter';
export const lead = 'Najwyżej dwa listy w miesiącu: nowe rzeczy, porady i promocje, które naprawdę się opłacają.';
export const email = 'Adres e-mail';
export const name = 'Imię';
export const nameHint = 'żebyśmy wiedzieli, jak się zwracać';
export const consent =
  'Chcę dostawać newsletter na podany adres. Wiem, że zgodę mogę cofnąć w każdej chwili, jednym kliknięciem w każdej wiadomości.';
export const consentRequired = 'Zaznacz zgodę, żebyśmy mogli do Ciebie pisać.';
export const almost = 'Jeszcze zgoda i gotowe.';
export const privacy = 'Polityka prywatności';
export const submit = 'Zapisz mnie';

export const leave = {
  title: 'Rezygnacja z newslettera',
  text: 'Nie masz pod ręką żadnego listu od nas? Podaj adres, a wyślemy link do rezygnacji.',
  open: 'Chcę zrezygnować z newslettera',
  submit: 'Wyślij link do rezygnacji',
  question: 'Czy na pewno nie chcesz już dostawać naszego newslettera?',
  button: 'Tak, wypisz mnie',
  unknown: 'Ten link już nie działa: adres jest wypisany albo zapis nigdy nie został potwierdzony.',
};

export const confirm = {
  title: 'Potwierdzenie zapisu',
  question: 'Kliknij, a newsletter zacznie do Ciebie przychodzić.',
  button: 'Potwierdzam zapis',
  unknown: 'Ten link już nie działa. Zapisz się jeszcze raz, a wyślemy nowy.',
};

export const again = 'Wróć do newslettera';
export const home = 'Przejdź do sklepu';

/** Contract 3.12 */
export const newsletterOutcomes: Record<NewsletterOutcome, { kind: 'success' | 'info' | 'warning'; text: string }> = {
  'confirmation-sent': {
    kind: 'info',
    text: 'Jeszcze jeden krok: wysłaliśmy wiadomość z linkiem. Kliknij go, żeby potwierdzić, że to Twój adres.',
  },
  added: { kind: 'success', text: 'Gotowe, adres jest na liście. Do przeczytania!' },
  removed: { kind: 'success', text: 'Adres został wypisany. Nie wyślemy już żadnego newslettera.' },
  'leave-link-sent': {
    kind: 'info',
    text: 'Jeśli ten adres jest na liście, wysłaliśmy na niego link do rezygnacji. Wystarczy go kliknąć.',
  },
  'daily-limit': { kind: 'warning', text: 'Za dużo prób jak na jeden dzień. Spróbuj jutro albo napisz do nas.' },
};
