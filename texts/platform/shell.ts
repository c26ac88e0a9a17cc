import { plural } from '#rules/platform/text/plural.ts';

/** Words of what surrounds every screen. */
export const shellTexts = {
  skipToContent: 'Przejdź do treści',
  pageOpened: (title: string) => `Otwarto stronę: ${title}`,
  home: 'Strona główna',
  logo: (shop: string) => `${shop} – strona główna`,
  description: (shop: string) => `${shop} – sklep internetowy.`,
  tagged: (shop: string, tagline: string) => (tagline ? `${shop} – ${tagline}` : shop),
  title: (page: string, shop: string) => `${page} | ${shop}`,
  /** Of what goes on over several pages, from the second on. */
  pageTitle: (title: string, page: number) => `${title} – strona ${page}`,
  pageDescription: (description: string, page: number) => `Strona ${page}. ${description}`,

  menu: {
    label: 'Kategorie',
    open: 'Otwórz menu',
    button: 'Menu',
    openBranch: (name: string) => `Pokaż podkategorie: ${name}`,
    promotions: 'Promocje',
    newest: 'Nowości',
  },
  menuPanel: {
    all: (name: string) => `Wszystko w: ${name}`,
    more: (count: number) => `Pokaż więcej (${count})`,
    less: 'Pokaż mniej',
    whole: 'Wszystkie kategorie',
  },

  search: {
    label: 'Szukaj w sklepie',
    placeholder: 'Czego szukasz?',
    submit: 'Szukaj',
    open: 'Otwórz wyszukiwarkę',
    close: 'Zamknij wyszukiwarkę',
    suggestions: 'Podpowiedzi',
  },

  account: {
    label: 'Konto',
    signIn: 'Konto: zaloguj się',
    of: (firstName: string) => (firstName ? `${firstName}: Twoje konto` : 'Konto'),
  },
  favourites: {
    label: 'Ulubione',
    count: (count: number) =>
      `Ulubione: ${count} ${plural(count, { one: 'produkt', few: 'produkty', many: 'produktów' })}`,
  },
  compare: {
    label: 'Porównanie',
    count: (count: number) =>
      `Porównanie: ${count} ${plural(count, { one: 'produkt', few: 'produkty', many: 'produktów' })}`,
  },
  basket: {
    label: 'Koszyk',
    count: (count: number) => `Koszyk: ${count} ${plural(count, { one: 'pozycja', few: 'pozycje', many: 'pozycji' })}`,
  },
  basketPanel: {
    label: 'Twój koszyk',
    worth: 'Wartość produktów',
    shipping: 'Dostawa',
    size: (name: string) => `Rozmiar: ${name}`,
    go: 'Przejdź do koszyka',
  },

  freeShipping: {
    label: 'Darmowa dostawa',
    from: (amount: string) => `Darmowa dostawa już od ${amount}`,
    left: (amount: string) => `Do darmowej dostawy brakuje Ci ${amount}`,
    reached: 'Masz darmową dostawę!',
    close: 'Zamknij pasek o darmowej dostawie',
  },
  rebateCode: {
    label: 'Kod rabatowy',
    copy: 'Skopiuj kod',
    copied: 'Kod skopiowany. Wklej go w koszyku.',
    copyFailed: (code: string) => `Nie udało się skopiować. Przepisz kod: ${code}`,
    close: 'Zamknij pasek z kodem rabatowym',
  },
  backToTop: 'Wróć na górę strony',
} as const;
