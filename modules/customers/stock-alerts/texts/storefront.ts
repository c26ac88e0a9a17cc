import type { NoticeOutcome } from '../rules/notice-outcome.ts';

export const title = 'Powiadom o dostępności';
export const intro = 'Zostaw adres e-mail. Napiszemy raz, gdy tylko produkt znów będzie u nas.';
export const size = (name: string) => `Rozmiar: ${name}`;
export const whichSize = 'Na jaki rozmiar czekasz?';
export const afterSize = 'Wybierz go, a w następnym kroku podasz adres e-mail, na który damy znać.';
export const email = 'Adres e-mail';
export const wantsPhone = 'Powiadom mnie telefonicznie lub SMS-em';
export const phone = 'Numer telefonu';
export const privacy =
  'Użyjemy tych danych tylko do powiadomienia o tym produkcie. Zrezygnujesz jednym kliknięciem w wiadomości.';
export const submit = 'Powiadom mnie';
export const close = 'Wróć do produktu';
export const available = 'Ten produkt możesz kupić już teraz, nie trzeba czekać.';
export const toProduct = 'Przejdź do produktu';

// S5.53
export const outcome = {
  added: 'Damy znać, gdy produkt będzie dostępny. Potwierdzenie wysłaliśmy na podany adres e-mail.',
  'wrong-email': 'Podano niepoprawny adres email.',
  'enter-phone': 'Podaj numer telefonu, pod który mamy zadzwonić.',
  'daily-limit': 'To już dzienny limit powiadomień. Spróbuj ponownie jutro.',
  'not-added': 'Nie udało się dodać powiadomienia. Odśwież stronę produktu i sprawdź, czy nie jest już dostępny.',
  'no-connection': 'Brak połączenia ze sklepem. Sprawdź internet i spróbuj jeszcze raz.',
} satisfies Record<NoticeOutcome, string>;

export const end = {
  title: 'Rezygnacja z powiadomienia',
  question: (product: string) => `Nie chcesz już wiadomości o dostępności produktu ${product}?`,
  submit: 'Rezygnuję z powiadomienia',
  done: 'Nie wyślemy już powiadomienia o tym produkcie.',
  unknown: 'Ten link już nie działa: tego powiadomienia nie ma. Nie wyślemy żadnej wiadomości.',
  home: 'Przejdź na stronę główną',
};
