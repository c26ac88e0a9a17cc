import type { ProducerKey } from './producers.ts';

type Series = { id: number; name: string; producer: ProducerKey; description: string };

const rows = {
  ulewa: [1, 'Ulewa', 'halniak', 'Trzy warstwy na najgorszą pogodę.'],
  wiatrak: [2, 'Wiatrak', 'halniak', 'Lekkie warstwy na wiatr i szybki marsz.'],
  watra: [3, 'Watra', 'koliba', 'Puch i ciepło na długie postoje.'],
  runo: [4, 'Runo', 'welnianka', 'Merynos tuż przy skórze.'],
  granit: [5, 'Granit', 'krzesanica', 'Wysokie buty na kamień i żwir.'],
  sciezka: [6, 'Ścieżka', 'krzesanica', 'Lekkie buty na las i wzgórza.'],
  wedrowiec: [7, 'Wędrowiec', 'rosomak', 'Plecaki na wielodniową drogę.'],
  podworko: [8, 'Podwórko', 'rosomak', 'Plecaki i torby na co dzień.'],
  oboz: [9, 'Obóz', 'biwak', 'Rodzinny biwak bez pośpiechu.'],
  solo: [10, 'Solo', 'biwak', 'Lekko, dla jednego lub dwojga.'],
  zar: [11, 'Żar', 'czerwienica', 'Palniki i naczynia, które znają ogień.'],
  robaczek: [12, 'Robaczek', 'swietlik', 'Małe światła na głowę i do kieszeni.'],
  bobr: [13, 'Bóbr', 'kamionka', 'Kamionka w kolorach doliny.'],
  laka: [14, 'Łąka', 'lnianapolana', 'Koce i poduszki na leniwe popołudnia.'],
  zrodlo: [15, 'Źródło', 'strumien', 'Stal, która trzyma temperaturę.'],
  azymut: [16, 'Azymut', 'polnoc', 'Nawigacja bez zasięgu.'],
  szpula: [17, 'Szpula', 'wezel', 'Liny i taśmy na metry.'],
  gon: [18, 'Goń', 'dwakola', 'Rowery i sakwy na dłuższą drogę.'],
  bialadroga: [19, 'Biała Droga', 'plozy', 'Radość ze śniegu, po staremu.'],
  swit: [20, 'Świt', 'palarnia', 'Kawy na dobry początek dnia.'],
  ziola: [21, 'Zioła', 'mydlarnia', 'Rumianek, lawenda, sosna.'],
  atlas: [22, 'Atlas', 'wydawnictwo', 'Przewodniki po polskich górach.'],
  skaut: [23, 'Skaut', 'kowalscy', 'Narzędzia kute na całe życie.'],
  cieplydom: [24, 'Ciepły Dom', 'polana', 'Światło i ciepło na jesienne wieczory.'],
  kieszonka: [25, 'Kieszonka', 'polana', 'Drobiazgi, które zawsze warto mieć przy sobie.'],
  lato: [26, 'Pełnia Lata', 'szarotka', 'Lekkie ubrania na upał i podróż.'],
} as const satisfies Record<string, readonly [number, string, ProducerKey, string]>;

export type SeriesKey = keyof typeof rows;

export const demoSeries = Object.fromEntries(
  Object.entries(rows).map(([key, [id, name, producer, description]]) => [key, { id, name, producer, description }]),
) as Record<SeriesKey, Series>;
