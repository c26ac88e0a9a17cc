import { addressFields } from '#modules/customers/accounts/texts/address.ts';
import type { DocumentKind } from '#modules/sales/order-ledger/rules/order-data.ts';
import * as formTexts from '#platform/forms/texts/forms.ts';
import type { OrderField, OrderProblem } from '../rules/check-order-data.ts';

const LINE = 'Wpisz sam tekst, bez adresów stron i znaków < >.';

type LastPart<Field extends string> = Field extends `${string}.${infer Part}` ? Part : Field;

type OrderPart = LastPart<OrderField>;

const WRONG: Partial<Record<OrderPart, string>> = {
  email: formTexts.email,
  phone: formTexts.phone,
  taxNumber: 'Sprawdź NIP: powinien mieć 10 cyfr i zgadzać się z cyfrą kontrolną.',
  zipcode: 'Podaj kod pocztowy w zapisie używanym w tym kraju, np. 30-224.',
  firstName: formTexts.name,
  lastName: formTexts.name,
  companyName: LINE,
  street: LINE,
  streetNumber: LINE,
  city: LINE,
  payment: 'Tym sposobem nie zapłacisz za to zamówienie. Wybierz inny.',
  // S8.16
  courier: 'Ten kurier nie dowozi pod podany adres. Wybierz inny sposób dostawy.',
};

/** S8.17: a technical failure. */
const FAILED =
  'System przewoźnika chwilowo nie odpowiada. Spróbuj ponownie za chwilę albo wybierz inny sposób dostawy.';

const MISSING: Partial<Record<OrderPart, string>> = {
  streetNumber: 'Dopisz numer domu.',
  courier: 'Wybierz sposób dostawy.',
  location: 'Wybierz sklep, w którym odbierzesz zamówienie.',
  payment: 'Wybierz sposób płatności.',
};

export function orderProblemText({ field, code }: OrderProblem): string {
  const name = field.split('.').at(-1) as OrderPart;
  if (code === 'unchecked') return formTexts.unchecked;
  if (code === 'failed') return FAILED;
  return (code === 'wrong' ? WRONG[name] : MISSING[name]) ?? formTexts.required;
}

export const title = 'Dostawa i płatność';

export const signIn = 'Masz już konto?';
export const signInLink = 'Zaloguj się, a uzupełnimy dane za Ciebie';
export const signedIn = 'Zamawiasz ze swojego konta.';
export const wrong = 'Popraw zaznaczone pola, a przejdziemy dalej.';

export const buyer = {
  title: 'Twoje dane',
  legend: 'Kupuję jako',
  private: 'Osoba prywatna',
  company: 'Firma',
};

export const fields = {
  email: 'Adres e-mail',
  emailHints: {
    parcel: 'Tu wyślemy potwierdzenie zamówienia.',
    cards: 'Tu przyślemy kartę podarunkową i potwierdzenie zamówienia.',
    online: 'Tu przyślemy to, co zamawiasz, i potwierdzenie zamówienia.',
  },
  ...addressFields,
  phoneHints: {
    any: 'Zadzwonimy tylko w sprawie zamówienia.',
    address: 'Kurier zadzwoni tylko w sprawie przesyłki.',
    locker: 'Tu przyjdzie kod odbioru.',
  },
};

export const otherDelivery = 'Dostawa pod inny adres';
export const deliveryAddress = 'Adres dostawy';
export const otherInvoice = 'Inne dane do faktury';
export const invoiceAddress = 'Dane do faktury';

export const delivery = {
  title: 'Dostawa',
  none: 'Tego zamówienia nie wysyłamy: wszystko dostaniesz drogą elektroniczną.',
  noneOfCards: 'Nic nie wysyłamy paczką: karta podarunkowa przyjdzie e-mailem.',
  nowhere: 'Pod ten adres nie dowozi żaden z naszych kurierów. Zmień kraj dostawy albo napisz do nas.',
  tooHeavy: {
    text: 'To zamówienie jest za ciężkie dla naszych kurierów. Zmniejsz ilość w koszyku albo napisz do nas: przyjmiemy zamówienie i ustalimy koszt dostawy.',
    basket: 'Zmień ilość w koszyku',
    contact: 'Napisz do nas',
  },
  pointNext: 'Punkt odbioru wybierzesz w następnym kroku.',
  point: (name: string) => `Wybrany punkt: ${name}`,
  changePoint: 'Zmień punkt',
  location: 'Sklep, w którym odbierzesz zamówienie',
  chooseLocation: 'Wybierz sklep',
  remarks: 'Wskazówki dla kuriera',
};

export const payment = {
  title: 'Płatność',
  onDelivery: 'Zapłacisz przy odbiorze, gotówką lub kartą.',
  surcharge: 'dopłata zależy od dostawy',
  noCash: 'Przy tej dostawie nie zapłacisz przy odbiorze. Wybierz inny sposób płatności.',
  more: 'Inne sposoby',
};

export const document = {
  title: 'Dokument zakupu',
  kinds: {
    confirmation: 'Potwierdzenie zakupu',
    receipt: 'Paragon',
    invoice: 'Faktura papierowa',
    'e-invoice': 'Faktura elektroniczna na e-mail',
  } satisfies Record<DocumentKind, string>,
};

export const free = 'Gratis!';
export const cost = (amount: string) => `+\u00a0${amount}`;

export const register = {
  title: 'Konto na przyszłość',
  box: 'Załóż mi konto z tymi danymi',
  hint: 'Następnym razem nie wpiszesz ich drugi raz, a zamówienie zobaczysz w swoim koncie.',
};

export const next = 'Przejdź do podsumowania';
export const nextPoint = 'Dalej: wybierz punkt odbioru';
export const back = 'Wróć do koszyka';
export const order = 'Zamówienie';

/** Used by both steps; here, so that neither loads the texts of the other. */
export const missed = 'Tych produktów nie zamówisz';
export const missedText = 'Zostaną w koszyku.';
export const mendBasket = 'Popraw w koszyku';

export const figures = {
  goods: 'Wartość produktów',
  rebate: 'Rabat',
  delivery: 'Dostawa',
  payment: 'Koszt płatności',
  onDelivery: 'Płatność przy odbiorze',
  vat: 'Podatek VAT',
  cards: 'Karty i bony',
  points: 'Zapłacone punktami',
  neededPoints: 'Do zapłaty punktami',
  total: 'Do zapłaty',
  notChosen: 'po wyborze',
  withoutDelivery: 'Razem bez dostawy',
  counted: 'Zmianę dostawy lub płatności doliczymy w podsumowaniu.',
};
