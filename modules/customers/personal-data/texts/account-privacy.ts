import type { ConsentRecord } from '#modules/customers/consents/rules/consent.ts';
import { WITHDRAWAL_DAYS } from '#platform/settings/rules/setting-values.ts';

export const title = 'Prywatność';

export const consents = {
  title: 'Twoje zgody',
  intro: 'Wszystkie zgody, których udzielono na tym koncie, i te, które zostały wycofane, od najnowszej.',
  none: 'Na tym koncie nie ma jeszcze żadnej zgody.',
  change: 'Zmień zgody',
  kinds: {
    terms: 'Regulamin i polityka prywatności',
    newsletter: 'Newsletter',
    sms: 'SMS-y o promocjach',
    digital: 'Treści cyfrowe od razu',
    service: `Usługa przed upływem ${WITHDRAWAL_DAYS} dni`,
  },
  given: (moment: string) => `Udzielona ${moment}`,
  withdrawn: (moment: string) => `Wycofana ${moment}`,
  wording: (text: string) => `Treść: „${text}”`,
  noWording: 'Treść z tamtego czasu nie została zapisana.',
  places: {
    registration: () => 'przy zakładaniu konta',
    account: () => 'w ustawieniach konta',
    order: (number: string) => `w zamówieniu nr ${number}`,
    newsletter: (email: string) => `linkiem z wiadomości na adres ${email}`,
  } satisfies Record<ConsentRecord['place'], (about: string) => string>,
};

export const download = {
  title: 'Pobierz swoje dane',
  text: 'Dostaniesz plik JSON ze wszystkim, co jest związane z Twoim kontem: danymi, adresami, zamówieniami, zwrotami i reklamacjami, punktami, listami, opiniami. Otworzy go każda przeglądarka.',
  byAddress:
    'Nie ma w nim tego, co znamy tylko po adresie e-mail: zamówień bez logowania, zapisu na newsletter oraz wiadomości od nas i do nas. Chcesz dostać także to? Napisz z tego adresu.',
  contact: 'Napisz do nas',
  link: 'Pobierz plik z danymi',
};

export const close = {
  title: 'Usuń konto',
  text: 'Usuniemy konto, dane osobowe, adresy, listy, punkty i zgody. Tego nie da się cofnąć.',
  kept: [
    'Faktury przechowujemy tak długo, jak każe prawo podatkowe (5 lat od końca roku).',
    'Inne zakończone zamówienia zostają w sklepie bez żadnych danych osobowych.',
    'Zamówienia w drodze dostarczymy jak zwykle; ich dane usuniemy 30 dni po zakończeniu.',
    'Twoje opinie zostaną bez podpisu.',
    'Tego, co znamy tylko po adresie e-mail (zamówienia bez konta, wiadomości do nas), nie usuniemy od razu, bo adres można wpisać cudzy. Napisz z tego adresu, a usuniemy i to.',
  ],
  password: 'Hasło do konta',
  sure: 'Wiem, że konta nie da się odzyskać.',
  submit: 'Usuń konto na zawsze',
  refused: 'Hasło jest nieprawidłowe.',
};
