import type { NewsletterOutcome } from '#rules/customers/newsletter/newsletter-outcome.ts';

export const newsletterTexts = {
  title: 'Newsletter',
  lead: 'Najwyżej dwa listy w miesiącu: nowe rzeczy, porady i promocje, które naprawdę się opłacają.',
  email: 'Adres e-mail',
  name: 'Imię',
  nameHint: 'żebyśmy wiedzieli, jak się zwracać',
  consent:
    'Chcę dostawać newsletter na podany adres. Wiem, że zgodę mogę cofnąć w każdej chwili, jednym kliknięciem w każdej wiadomości.',
  consentRequired: 'Zaznacz zgodę, żebyśmy mogli do Ciebie pisać.',
  almost: 'Jeszcze zgoda i gotowe.',
  privacy: 'Polityka prywatności',
  submit: 'Zapisz mnie',
  leave: {
    title: 'Rezygnacja z newslettera',
    text: 'Nie masz pod ręką żadnego listu od nas? Podaj adres, a wyślemy link do rezygnacji.',
    open: 'Chcę zrezygnować z newslettera',
    submit: 'Wyślij link do rezygnacji',
    question: 'Czy na pewno nie chcesz już dostawać naszego newslettera?',
    button: 'Tak, wypisz mnie',
    unknown: 'Ten link już nie działa: adres jest wypisany albo zapis nigdy nie został potwierdzony.',
  },
  confirm: {
    title: 'Potwierdzenie zapisu',
    question: 'Kliknij, a newsletter zacznie do Ciebie przychodzić.',
    button: 'Potwierdzam zapis',
    unknown: 'Ten link już nie działa. Zapisz się jeszcze raz, a wyślemy nowy.',
  },
  again: 'Wróć do newslettera',
  home: 'Przejdź do sklepu',
};

/** The messages of contract 3.12 in the shop's words. */
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
