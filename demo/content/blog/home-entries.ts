/** Blog entries about the kitchen, the home and looking after things. */
export const homeEntries = [
  {
    id: 6,
    daysAgo: 205,
    scene: 'wieszak',
    author: 'Hanna Bielska',
    title: 'Kurtka przemaka? Najpierw ją wypierz',
    lead: 'Membrana rzadko się psuje. Zwykle wystarczy pranie, płukanie i trochę ciepła, żeby krople znów spływały po rękawie.',
    body: `<p>Wiele kurtek trafia na dno szafy tylko dlatego, że materiał wierzchni nasiąkł wodą. Winny jest brud i pot: zatykają włókna, a impregnacja przestaje działać.</p>
<h2>Krok po kroku</h2>
<ol>
<li>Zapnij wszystkie zamki i rzepy, opróżnij kieszenie.</li>
<li>Pierz w 30 stopniach, w płynie do odzieży z membraną. Zwykły proszek i płyn do płukania zostaw na inny dzień.</li>
<li>Włącz dodatkowe płukanie. Resztki detergentu przyciągają wodę.</li>
<li>Nałóż impregnat na wilgotny materiał, także na szwy i ramiona.</li>
<li>Wysusz w suszarce na małej mocy albo przeprasuj przez ściereczkę. Ciepło utrwala impregnat.</li>
</ol>
<p>Test jest prosty: polej rękaw wodą. Jeśli krople się toczą, kurtka jest gotowa na jesień. Jeśli wsiąkają, powtórz ostatnie dwa kroki.</p>
<p>A gdy membrana naprawdę odkleja się od środka, przynieś kurtkę do sklepu; naszą <a href="/produkt/30/kurtka-wyprawowa-zawierucha">Zawieruchę</a> też. Ocenimy, czy da się ją uratować.</p>`,
  },
  {
    id: 7,
    daysAgo: 41,
    scene: 'sniadanie',
    author: 'Hanna Bielska',
    title: 'Trzy śniadania z jednego garnka',
    lead: 'Kasza, owsianka i szakszuka. Wszystko w piętnaście minut, na jednym palniku i bez mycia czterech naczyń.',
    body: `<p>W terenie liczy się to, co zostaje do umycia. Te przepisy robimy w garnku o pojemności litra, dla dwóch osób.</p>
<h2>Kasza jaglana z jabłkiem</h2>
<p>Szklankę kaszy przelej wrzątkiem w domu i wysusz, a na biwaku ugotuje się w osiem minut. Wkrój jabłko, dodaj cynamon i garść orzechów.</p>
<h2>Owsianka, która czeka</h2>
<p>Wieczorem wsyp płatki do termosu, zalej gorącą wodą z mlekiem w proszku, dorzuć rodzynki. Rano wystarczy odkręcić.</p>
<h2>Szakszuka z puszki</h2>
<p>Podsmaż cebulę, wlej pomidory, przypraw kminem i papryką. Gdy zaczną bulgotać, wbij cztery jajka i przykryj. Po pięciu minutach jedz prosto z garnka, pajdą chleba.</p>
<p>Gotujemy na kuchence <a href="/produkt/29/kuchenka-wyprawowa-iskierka">Iskierka</a>. Do kawy polecamy <a href="/produkt/9/kawa-swit-na-sprobowanie">Świt na spróbowanie</a>: małą torebkę, w sam raz na jeden wyjazd.</p>`,
  },
  {
    id: 8,
    daysAgo: 318,
    scene: 'stol',
    author: 'Hanna Bielska',
    title: 'Wełna lubi spokój: jak prać koce i swetry',
    lead: 'Wełnę częściej wystarczy wywietrzyć niż wyprać. A kiedy już trzeba, liczą się trzy rzeczy: chłód, mało ruchu i płaskie suszenie.',
    body: `<p>Włókno wełny pokrywają drobne łuski. W gorącej wodzie i przy tarciu zaczepiają się o siebie, i tak powstaje filc. Dlatego sweter po wnuku bywa dobry dla misia.</p>
<h2>Najpierw wietrz</h2>
<p>Noc na balkonie, w mgle albo przy lekkim mrozie, usuwa większość zapachów. Plamę zmyj miejscowo letnią wodą z odrobiną szarego mydła.</p>
<h2>Jeśli prać, to tak</h2>
<ul>
<li>Program do wełny, 30 stopni, wirowanie do 600 obrotów.</li>
<li>Płyn z lanoliną, nigdy wybielacz ani proszek z enzymami.</li>
<li>Susz na ręczniku, z dala od kaloryfera. Mokra wełna powieszona na sznurku wyciąga się pod własnym ciężarem.</li>
</ul>
<h2>Przechowywanie</h2>
<p>Mole nie znoszą cedru i lawendy, ale najbardziej nie znoszą ruchu. Co miesiąc wyjmij <a href="/produkt/21/koc-piknikowy-popoludnie">koc</a> i wytrzep go, choćby po to, żeby się pod nim położyć.</p>`,
  },
  {
    id: 9,
    daysAgo: 402,
    scene: 'drewno',
    author: 'Marta Gąsienica',
    title: 'Ostry nóż to bezpieczny nóż',
    lead: 'Tępe ostrze ślizga się i ucieka. Pokazujemy, jak naostrzyć nóż turystyczny w kwadrans, bez drogich urządzeń.',
    body: `<p>Większość skaleczeń bierze się z siły, a nie z ostrości. Kiedy nóż nie tnie, dociskasz, a wtedy łatwo o wypadek.</p>
<h2>Czego potrzebujesz</h2>
<p>Kamienia o dwóch gradacjach (400 i 1000), miski z wodą i starego paska ze skóry. Kamień namocz przez dziesięć minut.</p>
<h2>Kąt i cierpliwość</h2>
<p>Połóż ostrze pod kątem około 20 stopni. To mniej więcej tyle, ile wysokość dwóch monet pod grzbietem noża. Prowadź je całą długością, tak jak przy zdejmowaniu cienkiego plastra. Dziesięć ruchów na stronę, potem zmiana.</p>
<h2>Wykończenie</h2>
<p>Powtórz na drobniejszej stronie, a na koniec przeciągnij ostrzem po skórze, grzbietem do przodu. Jeśli przetnie zwisającą kartkę papieru, jest gotowe.</p>
<p>Pamiętaj o prawie: nóż trzymaj zabezpieczony, a dziecku daj go dopiero, gdy umie odłożyć.</p>`,
  },
] as const;
