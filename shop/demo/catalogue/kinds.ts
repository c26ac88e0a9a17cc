/** What can be said about every product of a kind: when it is used and how it is cared for. */
type Kind = { use: readonly [string, string]; care: readonly [string, string] };

const kinds = {
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
  namiot: {
    use: [
      'Jedna osoba rozstawia go w dziesięć minut. Tropik i sypialnia stają razem, więc w deszczu środek pozostaje suchy.',
      'Dwa wejścia i przedsionek na buty i plecaki. W komplecie śledzie, odciągi i łatka.',
    ],
    care: [
      'Zawsze susz przed schowaniem: wilgoć niszczy powłokę. Podłogę czyść miękką szczotką.',
      'Przechowuj luźno, w suchym miejscu. Szwy co dwa sezony przeciągnij uszczelniaczem.',
    ],
  },
  spiwor: {
    use: [
      'Temperatura komfortu mówi, przy ilu stopniach przeciętna osoba śpi spokojnie; w limicie da się przespać, ale bez marzeń.',
      'Kaptur ściąga się jednym palcem, a zamek ma taśmę, która nie pozwala mu gryźć materiału.',
    ],
    care: [
      'Wietrz po każdej nocy. Przechowuj w dużym worku z siatki, nie w kompresyjnym.',
      'Pierz w dużej pralce w 30°C, susz długo i w niskiej temperaturze.',
    ],
  },
  meble: {
    use: [
      'Na taras, na działkę i na biwak, na który dojeżdża się samochodem.',
      'Rozkłada się bez narzędzi, a złożony mieści się w pokrowcu z paskiem na ramię.',
    ],
    care: [
      'Zimą trzymaj pod dachem. Drewno raz w roku przetrzyj olejem.',
      'Tkaninę czyść letnią wodą z mydłem i susz rozłożoną.',
    ],
  },
  kuchnia: {
    use: [
      'Pomyślane tak, by jedno wchodziło w drugie: cały zestaw zajmuje w plecaku miejsce jednego garnka.',
      'Na ognisko, na palnik i na domową płytę. Uchwyty składają się i nie parzą.',
    ],
    care: [
      'Myj ręcznie, miękką gąbką. Przypalenia schodzą po nocy w wodzie z sodą.',
      'Przed pierwszym użyciem umyj ciepłą wodą z płynem i wytrzyj do sucha.',
    ],
  },
  termos: {
    use: [
      'Rano zalej wrzątkiem na pięć minut, wylej i napełnij herbatą: utrzyma ciepło o kilka godzin dłużej.',
      'Korek rozkłada się na trzy części i nie zatrzymuje zapachów. Nie cieknie w plecaku, nawet do góry dnem.',
    ],
    care: [
      'Myj szczotką z sodą oczyszczoną, korek w ciepłej wodzie. Nie wkładaj do zmywarki.',
      'Przechowuj otwarty. Osad po herbacie usuwa łyżka kwasku cytrynowego.',
    ],
  },
  swiatlo: {
    use: [
      'Światło ciepłe do rozmów i czytania, mocne do drogi. Przycisk da się wyczuć w rękawiczkach.',
      'Tryb czerwony nie oślepia towarzyszy w namiocie, a blokada nie pozwala mu świecić w plecaku.',
    ],
    care: [
      'Po deszczu otwórz komorę i wysusz styki. Baterie wyjmij, jeśli odkładasz na dłużej niż miesiąc.',
      'Ładuj co trzy miesiące, nawet nieużywane. Obudowę przecieraj wilgotną ściereczką.',
    ],
  },
  elektronika: {
    use: [
      'Proste w obsłudze, z instrukcją po polsku i gwarancją, którą honorujemy sami.',
      'Działa w mrozie i kurzu, a jego waga nie zrobi różnicy na dłoni ani w plecaku.',
    ],
    care: [
      'Chroń przed słońcem i wodą. Zużytego sprzętu nie wyrzucaj: odbierzemy go przy dostawie nowego.',
      'Czyść suchą ściereczką. Akumulator najdłużej żyje naładowany do połowy.',
    ],
  },
  nawigacja: {
    use: [
      'Telefon się rozładuje, a papier i igła magnetyczna nie. Warto umieć i mieć.',
      'Do nauki z dziećmi i do poważnej drogi we mgle.',
    ],
    care: ['Trzymaj z dala od magnesów i głośników.', 'Przechowuj w etui. Szkła czyść ściereczką z mikrofibry.'],
  },
  narzedzie: {
    use: [
      'Leży w dłoni pewnie, także w rękawiczce. Ostrze dostarczamy naostrzone i zabezpieczone.',
      'Narzędzie na lata: każdą część można wymienić lub naostrzyć.',
    ],
    care: [
      'Po pracy wytrzyj do sucha i przetrzyj olejem. Przechowuj w pokrowcu.',
      'Ostrz na mokrym kamieniu pod stałym kątem. Trzonek co jakiś czas przetrzyj olejem lnianym.',
    ],
  },
  lina: {
    use: [
      'Przed każdym użyciem obejrzyj i przesuń w palcach całą długość: zgrubienie lub przetarcie to znak, że czas na nową.',
      'Do asekuracji używaj tylko zgodnie z instrukcją i po przeszkoleniu.',
    ],
    care: [
      'Pierz w letniej wodzie bez detergentu, susz w cieniu, trzymaj z dala od kwasów i benzyny.',
      'Przechowuj w worku, luźno sklarowaną. Zapisuj datę zakupu na metce.',
    ],
  },
  rower: {
    use: [
      'Składamy, regulujemy i wysyłamy gotowy do jazdy: zostaje tylko skręcić kierownicę i dopompować koła.',
      'Mocowania na bagażnik, błotniki i trzy bidony. Na szuter, asfalt i leśną drogę.',
    ],
    care: [
      'Łańcuch czyść i smaruj co 200 km. Pierwszy przegląd po miesiącu robimy bezpłatnie.',
      'Myj gąbką, nie myjką ciśnieniową: woda wypłukuje smar z łożysk.',
    ],
  },
  zima: {
    use: [
      'Dla małych i dużych, na górkę za domem i na dłuższą wyprawę po śniegu.',
      'Zrobione tak, jak robiono kiedyś, z materiałów, jakich kiedyś nie było.',
    ],
    care: [
      'Po powrocie wytrzyj do sucha, metalowe części przetrzyj olejem. Latem trzymaj w chłodnym miejscu.',
      'Przed sezonem sprawdź śruby i paski. Ostrzenie i smarowanie zrobimy w serwisie.',
    ],
  },
  tekstylia: {
    use: [
      'Na kanapę, na taras i do schroniska, w którym okna wychodzą na północ.',
      'Miękkie od pierwszego dnia, a z każdym praniem jeszcze milsze.',
    ],
    care: [
      'Pierz w 30°C w programie do wełny, susz na płasko. Nie wirować powyżej 600 obrotów.',
      'Wietrz zamiast prać. Drobne zmechacenia zbierze grzebień do wełny.',
    ],
  },
  swiece: {
    use: [
      'Przy pierwszym zapaleniu daj jej palić się dwie godziny, aż stopi się cała powierzchnia: potem będzie palić się równo.',
      'Na długie wieczory, na stół i na parapet. Pali się czysto i nie kopci.',
    ],
    care: [
      'Przycinaj knot do pół centymetra. Nie zostawiaj płomienia bez opieki.',
      'Trzymaj z dala od przeciągu, dzieci i firanek. Szkło po wypaleniu umyj i użyj ponownie.',
    ],
  },
  ceramika: {
    use: [
      'Każda sztuka różni się odrobinę od sąsiedniej: to ślad ręki, nie wada.',
      'Dobrze leży w dłoni i długo trzyma ciepło.',
    ],
    care: [
      'Można myć w zmywarce i podgrzewać w kuchence mikrofalowej.',
      'Myj ręcznie lub w zmywarce, unikaj nagłych zmian temperatury.',
    ],
  },
  spizarnia: {
    use: [
      'Kupujemy u ludzi, których znamy z imienia, i w takich ilościach, żeby zawsze było świeże.',
      'Dobre do śniadania, do plecaka i na prezent.',
    ],
    care: ['Przechowuj w suchym, chłodnym miejscu, szczelnie zamknięte.', 'Po otwarciu zużyj w ciągu miesiąca.'],
  },
  kosmetyki: {
    use: [
      'Skład czyta się jak listę zakupów: oleje, zioła, nic więcej.',
      'Dla całej rodziny, także dla skóry wrażliwej. Nie zawiera barwników.',
    ],
    care: ['Trzymaj na przewiewnej mydelniczce, z dala od słońca.', 'Zużyj w ciągu sześciu miesięcy od otwarcia.'],
  },
  prezent: {
    use: [
      'Pakujemy w szary papier i lniany sznurek, a bilecik piszemy odręcznie. Treść podasz przy zamówieniu.',
      'Na urodziny, na nowe mieszkanie i bez okazji.',
    ],
    care: ['Opakowanie nadaje się do ponownego użycia.', 'Papier i sznurek można kompostować.'],
  },
  papier: {
    use: [
      'Do plecaka, na biurko i na nocny stolik.',
      'Dobry papier, szyty grzbiet i zakładka: rzecz, która się nie rozpada po jednym sezonie.',
    ],
    care: ['Chroń przed wilgocią; na szlaku noś w woreczku.', 'Zagięte rogi są mile widziane.'],
  },
  zabawa: {
    use: [
      'Bez baterii, bez ekranu, za to z mnóstwem powodów, żeby wyjść z domu.',
      'Szyte mocno, bo wiemy, że będzie ciągnięte za ucho.',
    ],
    care: ['Pierz ręcznie w letniej wodzie i susz na powietrzu.', 'Przecieraj wilgotną ściereczką.'],
  },
} as const satisfies Record<string, Kind>;

export type KindKey = keyof typeof kinds;
export const demoKinds: Record<KindKey, Kind> = kinds;
