/** Words of the trade that a product page explains. */
export const demoDictionary = {
  membrana: {
    id: 1,
    term: 'Membrana',
    explanation:
      'Cienka warstwa w tkaninie, która zatrzymuje krople deszczu, a przepuszcza parę wodną. Dzięki niej kurtka chroni przed ulewą i nie robi się w niej duszno.',
  },
  slupWody: {
    id: 2,
    term: 'Słup wody',
    explanation:
      'Miara wodoszczelności w milimetrach. Tkanina 10 000 mm wytrzymuje napór dziesięciometrowego słupa wody; na wielogodzinny deszcz w górach wystarczy 10 000–20 000 mm.',
  },
  puch: {
    id: 3,
    term: 'Puch',
    explanation:
      'Najlżejsze ocieplenie, jakie znamy: drobne piórka spod piór gęsi lub kaczek. Grzeje powietrzem, które w sobie zatrzymuje, więc nie lubi wilgoci.',
  },
  sprezystosc: {
    id: 4,
    term: 'Sprężystość puchu (cuin)',
    explanation:
      'Objętość, jaką zajmuje jedna uncja puchu po rozprężeniu. Im wyższa liczba, tym cieplejsza i lżejsza kurtka: 550 to dobry puch, 750 bardzo dobry.',
  },
  cordura: {
    id: 5,
    term: 'Kordura',
    explanation:
      'Gęsto tkany nylon o grubej przędzy, bardzo odporny na przetarcia. Szyje się z niego dna plecaków i wzmocnienia spodni.',
  },
  merynos: {
    id: 6,
    term: 'Wełna merynosów',
    explanation:
      'Cienka wełna, która nie gryzie, grzeje także mokra i długo pozostaje świeża. Dlatego koszulkę z merynosów można nosić kilka dni z rzędu.',
  },
  ripstop: {
    id: 7,
    term: 'Ripstop',
    explanation: 'Splot z mocniejszymi nitkami w drobną kratkę: gdy materiał się rozedrze, dziura nie biegnie dalej.',
  },
  dwr: {
    id: 8,
    term: 'Impregnacja DWR',
    explanation:
      'Wykończenie, po którym krople zbiegają po powierzchni tkaniny. Z czasem się wypłukuje i trzeba je odnowić w praniu lub sprayem.',
  },
  softshell: {
    id: 9,
    term: 'Softshell',
    explanation:
      'Elastyczna tkanina, która chroni przed wiatrem i lekkim deszczem, a od środka ma miękki meszek. Dobra w ruchu.',
  },
  ipx: {
    id: 10,
    term: 'Stopień ochrony IPX',
    explanation:
      'Druga cyfra mówi o odporności na wodę: IPX4 to bryzgi z każdej strony, IPX7 zanurzenie na pół godziny do głębokości metra.',
  },
  lumen: {
    id: 11,
    term: 'Lumen',
    explanation: 'Jednostka strumienia światła. Do czytania w namiocie wystarczy 30 lm, do nocnego marszu 200–300 lm.',
  },
  rdzen: {
    id: 12,
    term: 'Rdzeń i oplot',
    explanation:
      'Lina składa się z rdzenia, który niesie obciążenie, i oplotu, który chroni rdzeń przed ostrą skałą i piachem.',
  },
  emalia: {
    id: 13,
    term: 'Emalia',
    explanation:
      'Szkliwo wypalone na stalowej blasze. Nie chłonie zapachów, znosi ognisko, ale nie lubi upadków na kamień.',
  },
  sojowy: {
    id: 14,
    term: 'Wosk sojowy',
    explanation: 'Roślinny wosk, który pali się wolniej i czyściej niż parafina, a rozlany łatwo zmyć ciepłą wodą.',
  },
  palenie: {
    id: 15,
    term: 'Stopień palenia',
    explanation:
      'Im jaśniej palona kawa, tym więcej owocowej kwasowości; im ciemniej, tym więcej czekolady i goryczki.',
  },
  tropik: {
    id: 16,
    term: 'Tropik',
    explanation:
      'Zewnętrzna, wodoszczelna powłoka namiotu. Między nią a sypialnią krąży powietrze, dlatego rano w środku jest sucho.',
  },
} as const;

export type DictionaryKey = keyof typeof demoDictionary;
