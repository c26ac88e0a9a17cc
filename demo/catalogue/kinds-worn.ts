/** What can be said about every product of a kind: when it is used and how it is cared for. */
export type Kind = { use: readonly [string, string]; care: readonly [string, string] };

/** Kinds that are worn or carried. */
export const wornKinds = {
  kurtka: {
    use: [
      'Sprawdza się wtedy, gdy prognoza mówi „przelotnie”, a grań mówi coś innego. Mieści się pod nią polar, a zwinięta zajmuje tyle miejsca co bochenek chleba.',
      'Krój zostawia miejsce na cieplejszą warstwę, a przedłużony tył nie podjeżdża pod pasem biodrowym plecaka.',
    ],
    care: [
      'Pierz w 30°C w płynie do tkanin z membraną, bez płynu do płukania. Suszenie w niskiej temperaturze odnawia impregnację.',
      'Zapnij wszystkie zamki, pierz delikatnie w 30°C i nie wyżymaj. Raz w sezonie odśwież impregnację sprayem.',
    ],
  },
  puchowka: {
    use: [
      'Najlepsza na postój, biwak i miasto w mrozie: waży niewiele, a grzeje od pierwszej minuty.',
      'Noś ją jako warstwę wierzchnią w suchy mróz albo pod kurtką z membraną, gdy pada śnieg.',
    ],
    care: [
      'Pierz rzadko, w płynie do puchu, i susz z dwiema piłkami tenisowymi, aż puch odzyska objętość.',
      'Przechowuj luźno powieszoną, nigdy w ściśniętym worku: puch lubi przestrzeń.',
    ],
  },
  ocieplana: {
    use: [
      'Na chłodny poranek, wilgotny las i postój: grzeje także wtedy, gdy zmoknie.',
      'Pod kurtką z membraną jest środkową warstwą, w suchy dzień wystarczy sama.',
    ],
    care: [
      'Pierz w 30°C w delikatnym programie, bez płynu do płukania, i susz rozwieszoną.',
      'Po mokrej wycieczce rozwieś ją rozpiętą, z dala od kaloryfera. Nie prasuj.',
    ],
  },
  polar: {
    use: [
      'To warstwa, po którą sięga się najczęściej: rano pod kurtkę, w południe do plecaka, wieczorem przy ogniu.',
      'Dobrze oddycha na podejściu i szybko schnie, gdy złapie wilgoć.',
    ],
    care: [
      'Pierz w 30°C na lewej stronie, bez płynu do płukania, który skleja włókna.',
      'Susz rozwieszony, z dala od kaloryfera. Nie prasuj.',
    ],
  },
  koszulka: {
    use: [
      'Równie dobra pod plecak jak do jeansów. Szwy przesunięto tak, by nie obcierały pod szelkami.',
      'Na ciepłe dni, na trening i jako pierwsza warstwa, gdy robi się chłodniej.',
    ],
    care: [
      'Pierz w 30°C z podobnymi kolorami i susz na powietrzu.',
      'Pierz na lewej stronie w 30–40°C, prasuj w niskiej temperaturze.',
    ],
  },
  bielizna: {
    use: [
      'Przylega do ciała, odprowadza wilgoć i grzeje także wtedy, gdy jest mokra. Po kilku dniach na szlaku wciąż pachnie neutralnie.',
      'Zimą jako pierwsza warstwa, latem jako jedyna. Płaskie szwy nie uwierają pod plecakiem.',
    ],
    care: [
      'Pierz w 30°C w programie do wełny i susz na płasko.',
      'Wystarczy ją wywietrzyć przez noc; pierz rzadko, w płynie do wełny.',
    ],
  },
  spodnie: {
    use: [
      'Profilowane kolana nie krępują kroku, a kieszenie zapinane na zamek pilnują kluczy i mapy.',
      'Na szlak, na rower i na podróż: szybko schną i nie łapią rzepów.',
    ],
    care: [
      'Pierz w 30°C na lewej stronie z zapiętymi zamkami.',
      'Pierz w 30°C, nie używaj wybielacza. Drobne przetarcia zaszyjemy w naszym serwisie.',
    ],
  },
  dodatki: {
    use: [
      'Drobiazg, który zmienia marznięcie w spacer. Mieści się w kieszeni kurtki.',
      'Na wiatr, na mróz i na drogę do pracy.',
    ],
    care: ['Pierz ręcznie w letniej wodzie i susz na płasko.', 'Pierz w 30°C w woreczku do prania.'],
  },
  skarpety: {
    use: [
      'Wzmocniona pięta i palce, miękki ściągacz bez ucisku, brak szwu nad palcami: stopy podziękują po dwudziestu kilometrach.',
      'Do wysokich butów i na długie dni. Dwie pary wystarczą na tydzień wędrówki.',
    ],
    care: [
      'Pierz w 30–40°C na lewej stronie, nie susz w suszarce.',
      'Pierz w 30°C; wełna sama się odświeża, gdy skarpety powiszą przez noc.',
    ],
  },
  buty: {
    use: [
      'Rozchodź je przez kilka dni w mieście, a na szlaku nie będziesz o nich pamiętać. Podeszwa trzyma na mokrym kamieniu i w błocie.',
      'Szersze palce i stabilna pięta: stopa ma miejsce, gdy na zejściu przesuwa się do przodu.',
    ],
    care: [
      'Po powrocie wyjmij wkładki, oczyść podeszwę i susz w temperaturze pokojowej. Skórę pastuj co kilka wyjść.',
      'Myj miękką szczotką w letniej wodzie, nigdy nie susz na grzejniku. Impregnuj, gdy krople przestają zbiegać.',
    ],
  },
  plecak: {
    use: [
      'Pas biodrowy przejmuje ciężar, a siatka na plecach przepuszcza powietrze. Boczne kieszenie sięgniesz bez zdejmowania plecaka.',
      'Pakuj ciężkie rzeczy blisko pleców, a to, co potrzebne po drodze, do klapy. Paski ściągają plecak, gdy jest w nim mniej.',
    ],
    care: [
      'Odkurz środek, przetrzyj wilgotną gąbką z szarym mydłem i susz w cieniu. Nie pierz w pralce.',
      'Po deszczu wysusz rozpięty. Zamki raz w roku przetrzyj świecą.',
    ],
  },
  torba: {
    use: [
      'Do samolotu, do pociągu i na weekend. Ma kieszeń na dokumenty, do której sięga się jedną ręką.',
      'Mocne ucha, gładka podszewka i spód, który można postawić na mokrym peronie.',
    ],
    care: [
      'Przecieraj wilgotną ściereczką, plamy usuwaj szarym mydłem.',
      'Nie pierz w pralce. Przechowuj wypchaną papierem, żeby zachowała kształt.',
    ],
  },
  plaszcz: {
    use: [
      'Do biura, do kina i na peron: zapięty pod szyję zastępuje szalik.',
      'Układa się na swetrze i na marynarce, a podszewka nie ciągnie za rękaw.',
    ],
    care: [
      'Czyść chemicznie raz w sezonie, na co dzień szczotkuj miękką szczotką z włosem.',
      'Wieszaj na szerokim ramiączku i wietrz. Latem przechowuj w bawełnianym pokrowcu.',
    ],
  },
} as const satisfies Record<string, Kind>;
