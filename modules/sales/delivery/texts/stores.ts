import { plural } from '#platform/text/rules/plural.ts';

export const title = 'Nasze sklepy';
export const lead = (count: number) =>
  `${count} ${plural(count, { one: 'miejsce', few: 'miejsca', many: 'miejsc' })}, w których obejrzysz nasze rzeczy, odbierzesz zamówienie bez opłat i oddasz to, co nie pasuje.`;
export const none = 'Nie mamy teraz sklepów stacjonarnych. Wszystko wysyłamy pod wskazany adres.';
export const map = 'Mapa sklepów';
export const hours = 'Godziny otwarcia';
export const showOnMap = 'Pokaż na mapie';
export const showOnMapOf = (name: string) => `Pokaż na mapie: ${name}`;
export const shown = (name: string) => `Mapa pokazuje: ${name}`;
export const all = 'Zobacz wszystkie nasze sklepy';
export const stockHint = 'Na stronie każdego produktu sprawdzisz, w którym sklepie czeka i ile sztuk zostało.';
