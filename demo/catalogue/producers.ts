type Producer = { id: number; name: string; description: string; address: string; email: string };

/** Invented makers; product safety law wants an address, an e-mail and a responsible person for each. */
const makers = {
  halniak: [1, 'Halniak', 'Kurtki i odzież na wiatr, który naprawdę wieje.', 'ul. Wichrowa 4, 34-500 Zakopane'],
  rosomak: [
    2,
    'Rosomak',
    'Plecaki i torby szyte w niewielkiej pracowni pod Babią Górą.',
    'ul. Szewska 18, 34-220 Maków Podhalański',
  ],
  welnianka: [
    3,
    'Wełnianka',
    'Odzież i skarpety z wełny merynosów, bez plastiku w składzie.',
    'ul. Tkacka 7, 43-300 Bielsko-Biała',
  ],
  krzesanica: [
    4,
    'Krzesanica',
    'Buty, które pamiętają kształt stopy, a nie tylko kształt kopyta.',
    'ul. Garbarska 21, 26-600 Radom',
  ],
  biwak: [5, 'Biwak & Syn', 'Namioty i śpiwory od dwóch pokoleń.', 'ul. Namiotowa 3, 58-500 Jelenia Góra'],
  czerwienica: [6, 'Czerwienica', 'Kuchnia polowa: palniki, menażki, drobiazgi.', 'ul. Hutnicza 55, 41-200 Sosnowiec'],
  swietlik: [
    7,
    'Świetlik',
    'Lampy i czołówki, które świecą dłużej, niż trwa noc.',
    'ul. Elektryczna 9, 00-346 Warszawa',
  ],
  kamionka: [
    8,
    'Kamionka z Doliny',
    'Ceramika toczona ręcznie w dolinie Bobru.',
    'ul. Garncarska 2, 59-700 Bolesławiec',
  ],
  lnianapolana: [9, 'Lniane Łąki', 'Tekstylia domowe z lnu i wełny.', 'ul. Lniarska 14, 96-300 Żyrardów'],
  pszczelna: [10, 'Pasieka Pszczelna', 'Miody i świece z rodzinnej pasieki.', 'Pszczelna 8, 38-600 Lesko'],
  palarnia: [
    11,
    'Palarnia Przełęcz',
    'Kawa palona w małych partiach, wysyłana w dniu palenia.',
    'ul. Przełęczowa 1, 58-530 Kowary',
  ],
  koliba: [12, 'Koliba', 'Puch, wełna i cisza: kurtki na zimę.', 'ul. Pasterska 30, 33-300 Nowy Sącz'],
  dwakola: [13, 'Dwa Koła', 'Rowery składane przez ludzi, którzy nimi jeżdżą.', 'ul. Torowa 12, 60-101 Poznań'],
  plozy: [14, 'Płozy', 'Sanki, narty i łyżwy z Beskidu Śląskiego.', 'ul. Zjazdowa 6, 43-460 Wisła'],
  wezel: [15, 'Węzeł', 'Liny, taśmy i karabinki.', 'ul. Linowa 44, 81-001 Gdynia'],
  strumien: [16, 'Strumień', 'Butelki, termosy i filtry.', 'ul. Źródlana 5, 57-320 Polanica-Zdrój'],
  polnoc: [17, 'Północ', 'Kompasy, mapy i zegarki dla tych, którzy zbaczają z drogi.', 'ul. Żeglarska 3, 76-270 Ustka'],
  sosnowka: [18, 'Sosnówka', 'Meble ogrodowe i turystyczne z sosny i jesionu.', 'ul. Tartaczna 11, 16-300 Augustów'],
  mydlarnia: [
    19,
    'Mydlarnia Rumianek',
    'Mydła i balsamy z ziół zbieranych ręcznie.',
    'ul. Zielna 19, 21-500 Biała Podlaska',
  ],
  papierowka: [20, 'Papierówka', 'Notesy i papier z makulatury.', 'ul. Drukarska 8, 90-001 Łódź'],
  wydawnictwo: [21, 'Wydawnictwo Szlak', 'Przewodniki i opowieści z drogi.', 'ul. Księgarska 17, 31-009 Kraków'],
  kowalscy: [22, 'Kuźnia Kowalskich', 'Siekiery i noże kute ręcznie.', 'ul. Kuźnicza 1, 38-500 Sanok'],
  bystrzyca: [23, 'Bystrzyca', 'Kajaki i osprzęt na rzeki nizinne.', 'ul. Nadrzeczna 27, 20-001 Lublin'],
  drozdy: [24, 'Drozdy', 'Radia i głośniki o ciepłym dźwięku.', 'ul. Radiowa 10, 01-485 Warszawa'],
  szarotka: [25, 'Szarotka', 'Sukienki i odzież podróżna dla kobiet.', 'ul. Krawiecka 22, 50-148 Wrocław'],
  bosak: [26, 'Bosak', 'Klapki i sandały, w których chce się chodzić boso.', 'ul. Plażowa 2, 84-120 Władysławowo'],
  wiklina: [
    27,
    'Wiklina Kujawska',
    'Kosze wyplatane przez osiem rodzin spod Włocławka.',
    'ul. Wierzbowa 33, 87-800 Włocławek',
  ],
  misio: [28, 'Leśne Misie', 'Zabawki dla dzieci, które lubią błoto.', 'ul. Zabawna 4, 15-001 Białystok'],
  burek: [29, 'Burek na Szlaku', 'Wszystko dla psa, który chodzi po górach.', 'ul. Merdająca 6, 34-400 Nowy Targ'],
  ogniwo: [30, 'Ogniwo', 'Powerbanki, ładowarki i baterie.', 'ul. Fabryczna 40, 35-001 Rzeszów'],
  okulista: [31, 'Szkiełko', 'Okulary, gogle i lunety.', 'ul. Optyczna 13, 40-001 Katowice'],
  polana: [32, 'Polana', 'Nasza własna marka: proste rzeczy, które sprawdzamy sami.', 'ul. Leśna 12, 34-500 Zakopane'],
  apteczka: [33, 'Kuferek', 'Apteczki i plastry na otarcia, skaleczenia i ukąszenia.', 'ul. Ratunkowa 9, 45-001 Opole'],
} as const satisfies Record<string, readonly [number, string, string, string]>;

export type ProducerKey = keyof typeof makers;

export const demoProducers = Object.fromEntries(
  Object.entries(makers).map(([key, [id, name, description, address]]) => [
    key,
    { id, name, description, address, email: `bezpieczenstwo@${key}.example` },
  ]),
) as Record<ProducerKey, Producer>;

/** Answers in the European Union for the products of every maker of the demo shop. */
export const responsiblePerson = {
  name: 'Polana sp. z o.o.',
  address: 'ul. Leśna 12, 34-500 Zakopane, Polska',
  email: 'gpsr@polana.example',
} as const;
