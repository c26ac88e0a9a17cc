/** The one long description of a category: longer than a block, so that it opens block by block (S2.11). */
const jacketGuide = [
  'Dobra kurtka to ta, o której zapominasz w drodze. Nie krępuje ramion, gdy poprawiasz plecak, nie szeleści przy każdym kroku i nie zmienia się w saunę na podejściu. Zanim wybierzesz model, odpowiedz sobie na jedno pytanie: przed czym ma chronić najczęściej – przed deszczem, wiatrem czy mrozem? Kurtka do wszystkiego istnieje, ale prawie zawsze jest kompromisem.',
  'Na deszcz szukaj membrany o wodoodporności co najmniej 10 000 mm i podklejonych szwów. Równie ważna jest oddychalność: im wyższa, tym mniej wilgoci zostaje w środku. Zwróć uwagę na wywietrzniki pod pachami i kaptur z daszkiem, który da się ściągnąć jedną ręką. Po sezonie odśwież impregnację – woda znów będzie spływać kroplami.',
  'Na mróz wybierz puch albo ocieplinę syntetyczną. Puch jest lżejszy i lepiej się pakuje, ale nie lubi wilgoci. Syntetyk grzeje także wtedy, gdy zmoknie, schnie szybciej i łatwiej go wyprać. Na krótkie postoje wystarczy cienka kurtka do plecaka, na zimowy biwak przyda się gruba, z kapturem i wysokim kołnierzem.',
  'Rozmiar dobieraj z warstwą pod spodem: kurtka na polar powinna zostawiać luz w ramionach i zasłaniać nerki, gdy podnosisz ręce. Jeśli wahasz się między dwoma rozmiarami, weź większy albo zamów oba – jeden odeślesz w ciągu 30 dni bez podawania przyczyny. Nie wiesz, co wybrać? Napisz do nas, doradzimy jak sobie.',
  'O kurtkę trzeba też dbać. Membranę pierz w płynie do odzieży technicznej, bez płynu do płukania, a po kilku praniach odnów impregnację – woda znów będzie spływać kroplami zamiast wsiąkać. Puch susz w suszarce z dwiema piłkami tenisowymi: rozbiją zbite kępki i przywrócą mu sprężystość.',
  'Po sezonie nie zgniataj kurtki w worku kompresyjnym. Powieś ją luźno w szafie, z rozpiętymi zamkami i suchą, bo wilgoć niszczy i puch, i laminat. A jeśli zamek się zatnie albo puści szew, napisz do nas: większość drobnych napraw wykonujemy bezpłatnie przez dwa lata od zakupu.',
].join('</p><p>');

export interface DemoCategory {
  id: number;
  slug: string;
  name: string;
  description: string;
  level: 1 | 2 | 3;
  parentId: number | null;
  path: readonly number[];
}

/** The tree as a shopper walks it: address | name | description. */
const tree = `
odziez | Odzież | Ubrania, które oddychają na podejściu, grzeją na grani i dobrze wyglądają w mieście.
  kurtki | Kurtki | ${jacketGuide}
    kurtki-przeciwdeszczowe | Przeciwdeszczowe
    kurtki-puchowe | Puchowe i ocieplane
    bezrekawniki | Bezrękawniki
    plaszcze | Płaszcze i peleryny
  bluzy-i-polary | Bluzy i polary
    polary | Polary
    bielizna-termoaktywna | Bielizna termoaktywna
  koszulki | Koszulki
    koszulki-z-krotkim-rekawem | Z krótkim rękawem
    koszulki-bez-rekawow | Bez rękawów
  spodnie | Spodnie i szorty
    spodnie-trekkingowe | Spodnie trekkingowe
    szorty | Szorty
    sukienki | Sukienki
  dodatki | Dodatki
    czapki | Czapki i kapelusze
    rekawiczki | Rękawiczki
    szaliki | Szaliki i kominy
    skarpety | Skarpety
buty | Buty | Od niskich butów na leśną ścieżkę po wysokie buty na wielodniowy trekking.
  buty-trekkingowe | Buty trekkingowe
    buty-wysokie | Wysokie
    buty-zimowe | Zimowe
  buty-biegowe | Buty biegowe
    buty-w-teren | W teren
  buty-codzienne | Na co dzień
    buty-miejskie | Miejskie
    klapki-i-sandaly | Klapki i sandały
plecaki-i-torby | Plecaki i torby | Na jeden dzień, na tydzień i na całe życie w drodze.
  plecaki | Plecaki
    plecaki-turystyczne | Turystyczne
    plecaki-miejskie | Miejskie
  torby-i-walizki | Torby i walizki
    torby | Torby
    walizki | Walizki
    saszetki | Saszetki i portfele
  worki | Worki i pokrowce
    worki-wodoszczelne | Worki wodoszczelne
namioty-i-spanie | Namioty i spanie | Dach nad głową, ciepło od ziemi i spokojny sen pod gwiazdami.
  namioty | Namioty
    namioty-2-osobowe | Dwuosobowe
    namioty-rodzinne | Rodzinne
  spanie | Spanie
    spiwory | Śpiwory
    maty | Maty i karimaty
    poduszki-turystyczne | Poduszki turystyczne
  meble-turystyczne | Meble turystyczne
    hamaki | Hamaki
    krzesla | Krzesła
kuchnia-turystyczna | Kuchnia turystyczna | Ciepły posiłek i gorąca herbata smakują na szlaku najlepiej.
  gotowanie | Gotowanie
    palniki | Palniki i gaz
    garnki | Garnki i patelnie
  picie | Picie
    termosy | Termosy
    bidony | Butelki i bidony
  nakrycia | Nakrycia
    sztucce | Sztućce i noże
    naczynia | Naczynia
elektronika-i-swiatlo | Elektronika i światło | Widzieć drogę, wiedzieć, gdzie się jest, i mieć zapas prądu.
  swiatlo | Światło
    czolowki | Czołówki
    latarki | Latarki
    latarnie | Latarnie
  elektronika | Elektronika
    zasilanie | Zasilanie
    zegarki | Zegarki i stopery
    audio | Radio i dźwięk
  nawigacja | Nawigacja i optyka
    kompasy-i-mapy | Kompasy i mapy
    optyka | Lunety i okulary
wspinanie-i-sprzet | Sprzęt i narzędzia | Liny, kije i narzędzia, którym można zaufać.
  kije-i-liny | Kije i liny
    kije-trekkingowe | Kije trekkingowe
    liny-i-tasmy | Liny i taśmy
    karabinki | Karabinki
  narzedzia | Narzędzia
    siekiery | Siekiery
    naprawa | Naprawa i konserwacja
    pierwsza-pomoc | Pierwsza pomoc
  woda | Nad wodą
    kajaki | Kajaki
    wedkarstwo | Wędkarstwo
rowery | Rowery | Na bikepacking, na bułki i na koniec świata.
  rowery-turystyczne | Rowery turystyczne
    rowery-trekkingowe | Trekkingowe
  akcesoria-rowerowe | Akcesoria rowerowe
    sakwy | Sakwy
    kaski | Kaski
    dzwonki-i-narzedzia | Dzwonki i narzędzia
zima | Zima | Śnieg skrzypi, powietrze szczypie: wszystko na białe dni.
  narty-i-sanki | Narty i sanki
    narty | Narty
    sanki | Sanki
    lyzwy | Łyżwy
  akcesoria-zimowe | Akcesoria zimowe
    gogle | Gogle
    serwis-nart | Serwis nart
dom-i-kuchnia | Dom i kuchnia | Spokój polany w czterech ścianach: kubki, koce, światło świec.
  stol | Stół
    kubki | Kubki i filiżanki
    czajniki | Czajniki
    miski | Miski i talerze
  wnetrze | Wnętrze
    koce | Koce i poduszki
    swiece | Świece i lampiony
    dekoracje | Dekoracje
    kosze | Kosze i rośliny
  spizarnia | Spiżarnia
    kawa-i-herbata | Kawa i herbata
    slodkosci | Miód i słodkości
    suche | Strączki i ziarna
  lazienka | Łazienka
    mydla | Mydła i balsamy
prezenty | Prezenty | Dla tych, którzy wolą las od galerii handlowej.
  pomysly | Pomysły na prezent
    karty-podarunkowe | Karty podarunkowe
    zestawy-prezentowe | Zestawy prezentowe
    pakowanie | Pakowanie
  papier | Książki i notesy
    ksiazki | Książki i e-booki
    notesy | Notesy i pióra
  zabawki | Dla dzieci i zwierząt
    zabawki-dla-dzieci | Zabawki
    dla-psa | Dla psa
`;

/** 100, 200 … at the top, 110, 120 … below, 111, 112 … at the bottom: the place in the tree gives the number. */
function parseTree(text: string): DemoCategory[] {
  const found: DemoCategory[] = [];
  const counts = [0, 0, 0];
  for (const line of text.split('\n').filter((row) => row.trim() !== '')) {
    const depth = (line.length - line.trimStart().length) / 2;
    const level = depth === 0 ? 1 : depth === 1 ? 2 : 3;
    counts[depth] = (counts[depth] ?? 0) + 1;
    counts.fill(0, depth + 1);
    const steps = [100, 10, 1].map((step, i) => step * (counts[i] ?? 0));
    const path = steps.slice(0, level).map((_, i) => steps.slice(0, i + 1).reduce((sum, step) => sum + step, 0));
    const [slug = '', name = '', description = ''] = line.split('|').map((part) => part.trim());
    found.push({ id: path.at(-1) ?? 0, slug, name, description, level, parentId: path.at(-2) ?? null, path });
  }
  return found;
}

/** Every category, parents before children. */
export const demoCategories: readonly DemoCategory[] = parseTree(tree);

/** What the menu calls all of a category, where a plain „Zobacz wszystko” would say less. */
export const wholeNames: Record<string, string> = {
  odziez: 'Cała odzież',
  kurtki: 'Wszystkie kurtki',
  'bluzy-i-polary': 'Wszystkie bluzy i polary',
  koszulki: 'Wszystkie koszulki',
  spodnie: 'Wszystkie spodnie i szorty',
  dodatki: 'Wszystkie dodatki',
  buty: 'Wszystkie buty',
  'buty-trekkingowe': 'Wszystkie buty trekkingowe',
  'buty-biegowe': 'Wszystkie buty biegowe',
  'buty-codzienne': 'Wszystkie buty na co dzień',
  'plecaki-i-torby': 'Wszystkie plecaki i torby',
  plecaki: 'Wszystkie plecaki',
  'torby-i-walizki': 'Wszystkie torby i walizki',
  worki: 'Wszystkie worki i pokrowce',
  'namioty-i-spanie': 'Wszystko na biwak',
  namioty: 'Wszystkie namioty',
  spanie: 'Wszystko do spania',
  'meble-turystyczne': 'Wszystkie meble turystyczne',
  'kuchnia-turystyczna': 'Cała kuchnia turystyczna',
  gotowanie: 'Wszystko do gotowania',
  picie: 'Wszystko do picia',
  nakrycia: 'Wszystkie nakrycia',
  'elektronika-i-swiatlo': 'Cała elektronika i światło',
  swiatlo: 'Całe światło',
  elektronika: 'Cała elektronika',
  nawigacja: 'Cała nawigacja i optyka',
  'wspinanie-i-sprzet': 'Cały sprzęt i narzędzia',
  'kije-i-liny': 'Wszystkie kije i liny',
  narzedzia: 'Wszystkie narzędzia',
  woda: 'Wszystko nad wodę',
  rowery: 'Wszystko na rower',
  'rowery-turystyczne': 'Wszystkie rowery turystyczne',
  'akcesoria-rowerowe': 'Wszystkie akcesoria rowerowe',
  zima: 'Wszystko na zimę',
  'narty-i-sanki': 'Wszystkie narty i sanki',
  'akcesoria-zimowe': 'Wszystkie akcesoria zimowe',
  'dom-i-kuchnia': 'Wszystko do domu i kuchni',
  stol: 'Wszystko na stół',
  wnetrze: 'Wszystko do wnętrza',
  spizarnia: 'Cała spiżarnia',
  lazienka: 'Wszystko do łazienki',
  prezenty: 'Wszystkie prezenty',
  pomysly: 'Wszystkie pomysły na prezent',
  papier: 'Wszystkie książki i notesy',
  zabawki: 'Wszystko dla dzieci i zwierząt',
};

/** What comparison sites call our categories: a number of Google's taxonomy, a path of Ceneo's. Those below inherit it. */
export const comparisonCategories: Record<string, { google: number; ceneo: string }> = {
  odziez: { google: 1604, ceneo: 'Odzież, Obuwie, Dodatki/Odzież' },
  buty: { google: 187, ceneo: 'Odzież, Obuwie, Dodatki/Obuwie' },
  'plecaki-i-torby': { google: 5181, ceneo: 'Sport i turystyka/Turystyka/Plecaki' },
  'namioty-i-spanie': { google: 1013, ceneo: 'Sport i turystyka/Turystyka' },
  'kuchnia-turystyczna': { google: 1013, ceneo: 'Sport i turystyka/Turystyka' },
  'elektronika-i-swiatlo': { google: 222, ceneo: 'Sport i turystyka/Turystyka/Oświetlenie turystyczne' },
  'wspinanie-i-sprzet': { google: 1011, ceneo: 'Sport i turystyka' },
  rowery: { google: 1025, ceneo: 'Sport i turystyka/Rowery' },
  zima: { google: 499951, ceneo: 'Sport i turystyka/Sporty zimowe' },
  'dom-i-kuchnia': { google: 536, ceneo: 'Dom i wnętrze' },
  prezenty: { google: 5709, ceneo: 'Okazje, prezenty' },
};
