import { plural } from '#rules/platform/text/plural.ts';

/** The shops one can walk into. */
export const storeTexts = {
  title: 'Nasze sklepy',
  lead: (count: number) =>
    `${count} ${plural(count, { one: 'miejsce', few: 'miejsca', many: 'miejsc' })}, w których obejrzysz nasze rzeczy, odbierzesz zamówienie bez opłat i oddasz to, co nie pasuje.`,
  none: 'Nie mamy teraz sklepów stacjonarnych. Wszystko wysyłamy pod wskazany adres.',
  map: 'Mapa sklepów',
  hours: 'Godziny otwarcia',
  showOnMap: 'Pokaż na mapie',
  showOnMapOf: (name: string) => `Pokaż na mapie: ${name}`,
  shown: (name: string) => `Mapa pokazuje: ${name}`,
  all: 'Zobacz wszystkie nasze sklepy',
  stockHint: 'Na stronie każdego produktu sprawdzisz, w którym sklepie czeka i ile sztuk zostało.',
};
