import { type Kind, wornKinds } from './kinds-worn.ts';

const otherKinds = {
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
  mata: {
    use: [
      'Chłód idzie od ziemi: dobra mata znaczy więcej niż grubszy śpiwór.',
      'Do namiotu, na podłogę w schronisku i na popołudnie na łące.',
    ],
    care: [
      'Przetrzyj wilgotną ściereczką i wysusz, zanim zwiniesz ją na dłużej.',
      'W domu trzymaj rozłożoną albo luźno zwiniętą, z dala od kaloryfera.',
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
  kajak: {
    use: [
      'Na jezioro przed śniadaniem i na kilkudniowy spływ z bagażem.',
      'Trzyma kurs na wietrze i wybacza błędy na zakrętach.',
    ],
    care: [
      'Po spływie opłucz słodką wodą, osusz i przechowuj w cieniu, dnem do góry.',
      'Raz w sezonie sprawdź dno i uszczelki. Drobne rysy naprawimy w serwisie.',
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
  wystroj: {
    use: [
      'Dla kąta, któremu brakowało jednej rzeczy, i dla kogoś, kto dopiero się urządza.',
      'Pasuje do drewna, lnu i zieleni; nie prosi się o uwagę, ale ją dostaje.',
    ],
    care: [
      'Przecieraj miękką, suchą ściereczką, bez środków ściernych.',
      'Ustaw z dala od kaloryfera i ostrego słońca.',
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
  plastry: {
    use: [
      'Przyklej, zanim otarcie zmieni się w pęcherz: na piętę, palec i kostkę.',
      'Trzyma się mokrej skóry i nie zwija w bucie. Mieści się w kieszeni pasa biodrowego.',
    ],
    care: [
      'Przechowuj w suchym miejscu, w zamkniętym opakowaniu.',
      'Przed użyciem osusz skórę i ogrzej plaster w dłoniach.',
    ],
  },
  usluga: {
    use: [
      'Zostaw sprzęt w którymś z naszych sklepów albo przyślij paczką; oddamy go gotowego do drogi.',
      'Robimy to sami, na miejscu, i mówimy, co jeszcze warto naprawić.',
    ],
    care: [
      'Przed oddaniem wytrzyj sprzęt do sucha i zdejmij luźne dodatki.',
      'Powtarzaj raz w sezonie, a przy częstym używaniu dwa razy.',
    ],
  },
  prezent: {
    use: [
      'Pakujemy w szary papier i lniany sznurek, a bilecik piszemy odręcznie. Treść podasz przy zamówieniu.',
      'Na urodziny, na nowe mieszkanie i bez okazji.',
    ],
    care: ['Opakowanie nadaje się do ponownego użycia.', 'Papier i sznurek można kompostować.'],
  },
  karta: {
    use: [
      'Obdarowany wybiera sam, w sklepie internetowym i w naszych sklepach stacjonarnych.',
      'Na urodziny, na nowe mieszkanie i wtedy, gdy prezent ma dotrzeć jeszcze dziś.',
    ],
    care: [
      'Zachowaj wiadomość z numerem i kodem PIN. Resztę kwoty wykorzystasz przy następnych zakupach.',
      'Numer i kod PIN znajdziesz też w szczegółach zamówienia.',
    ],
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

export type KindKey = keyof typeof otherKinds | keyof typeof wornKinds;
export const demoKinds: Record<KindKey, Kind> = { ...wornKinds, ...otherKinds };
