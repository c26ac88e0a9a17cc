/** Blog entries about walking and sleeping outside. */
export const trailEntries = [
  {
    id: 1,
    daysAgo: 133,
    scene: 'przymrozek',
    author: 'Marta Gąsienica',
    title: 'Jak dobrać śpiwór i nie zmarznąć o czwartej rano',
    lead: 'Trzy liczby na metce mówią mniej, niż się wydaje. Podpowiadamy, na którą patrzeć i co jeszcze decyduje o tym, czy prześpisz całą noc.',
    body: `<p>Najzimniej jest tuż przed świtem. Ciało po kilku godzinach bez ruchu produkuje wtedy najmniej ciepła, a rosa zdążyła już osiąść na namiocie. Jeśli o czwartej rano liczysz baranki, zwykle nie śpiwór jest winny, tylko to, jak go wybrano.</p>
<h2>Patrz na temperaturę komfortu</h2>
<p>Na metce znajdziesz trzy wartości: komfort, limit i ekstremum. Ta ostatnia opisuje walkę o przetrwanie, więc możesz o niej zapomnieć. Limit dotyczy osoby, która śpi zwinięta w kłębek. Wybieraj według komfortu i dodaj pięć stopni zapasu, jeśli łatwo marzniesz.</p>
<h2>Połowa ciepła leży pod Tobą</h2>
<p>Puch zgnieciony plecami nie grzeje. Dlatego na wiosnę i jesień ważniejsza od grubszego śpiwora bywa lepsza mata. Dwie cienkie maty, jedna na drugiej, też działają.</p>
<blockquote><p>Najzimniej jest tuż przed świtem.</p></blockquote>
<h2>Trzy drobiazgi, które robią różnicę</h2>
<ul>
<li>Zjedz coś przed snem. Orzechy i kawałek sera to paliwo na całą noc.</li>
<li>Załóż suche skarpety, te „tylko do spania”.</li>
<li>Butelka z ciepłą wodą między kolanami działa lepiej niż drugi polar.</li>
</ul>
<p>Na zimowe biwaki używamy śpiwora <a href="/produkt/24/spiwor-zimowy-zimorodek">Zimorodek</a>. Jeśli nie masz pewności, zadzwoń. Zapytamy, gdzie i kiedy jedziesz, i poszukamy razem.</p>`,
  },
  {
    id: 2,
    daysAgo: 92,
    scene: 'prog',
    author: 'Paweł Wrona',
    title: 'Nowe buty przed długą trasą: plan na dwa tygodnie',
    lead: 'Pęcherz nie bierze się z pecha. Oto prosty rozkład, dzięki któremu buty i stopy zdążą się polubić.',
    body: `<p>Najgorszy pomysł to wyjąć buty z pudełka w dniu wyjazdu. Drugi w kolejności: rozchodzić je w jeden weekend na siłę. Skóra i membrana potrzebują czasu, a Twoje stopy jeszcze więcej.</p>
<h2>Dni 1–4: dom</h2>
<p>Godzina dziennie, w skarpetach, w których pójdziesz w góry. Wchodź po schodach i kucaj. Jeśli coś uwiera teraz, będzie uwierało zawsze: niechodzone buty wymienimy bez pytania.</p>
<h2>Dni 5–9: miasto</h2>
<p>Zakupy, spacer z psem, droga do pracy. Sznuruj luźniej na podbiciu i ciaśniej przy kostce. Sprawdź, czy pięta się nie unosi.</p>
<blockquote><p>Jeśli coś uwiera teraz, będzie uwierało zawsze.</p></blockquote>
<h2>Dni 10–14: las</h2>
<p>Dwa spacery po 8–10 kilometrów, drugi z plecakiem. Po powrocie obejrzyj stopy. Zaczerwienione miejsce zaklej plastrem, zanim stanie się pęcherzem.</p>
<p>I jeszcze jedno: buty kupuj po południu, gdy stopy są odrobinę większe. Z przodu powinien zmieścić się palec. <a href="/tabela-rozmiarow">Tabela rozmiarów</a> pomoże przeliczyć centymetry.</p>`,
  },
  {
    id: 3,
    daysAgo: 24,
    scene: 'hamak',
    author: 'Marta Gąsienica',
    title: 'Noc w hamaku: od czego zacząć',
    lead: 'Żadnych korzeni pod plecami i najlepszy widok na gwiazdy. Zebraliśmy to, co sami chcielibyśmy wiedzieć przed pierwszą nocą.',
    body: `<p>W hamaku śpi się inaczej niż w namiocie: nie płasko, lecz po skosie. Gdy położysz się ukośnie, materiał prostuje się pod plecami i znika wrażenie banana.</p>
<h2>Dwa drzewa i pięć kroków</h2>
<p>Szukaj żywych drzew o pniu grubszym niż udo, oddalonych o pięć zwykłych kroków. Taśmę zaczep na wysokości ramion. Lina powinna schodzić pod kątem mniej więcej 30 stopni, tak jak dłoń ułożona w pistolet.</p>
<h2>Zimno przychodzi od dołu</h2>
<p>Nawet w lipcu wiatr zabiera ciepło spod hamaka. Mata wsunięta do środka wystarczy na pierwsze próby, podpinka jest wygodniejsza.</p>
<blockquote><p>W hamaku śpi się inaczej niż w namiocie: nie płasko, lecz po skosie.</p></blockquote>
<h2>Zanim rozwiesisz</h2>
<ul>
<li>Sprawdź, czy w tym lesie wolno nocować. Lasy Państwowe wyznaczyły ponad czterysta miejsc w programie „Zanocuj w lesie”.</li>
<li>Spójrz w górę: suchy konar nad głową to znak, że trzeba iść dalej.</li>
<li>Używaj szerokich taśm, nie linek. Kora odwdzięczy się za lata.</li>
</ul>
<p>Nasz <a href="/produkt/27/hamak-dwa-deby">Hamak Dwa Dęby</a> ma taśmy w komplecie i film, na którym pokazujemy wiązanie krok po kroku.</p>`,
  },
  {
    id: 4,
    daysAgo: 6,
    scene: 'drogowskaz',
    author: 'Paweł Wrona',
    title: 'Beskid Niski w trzy dni, bez tłumów',
    lead: 'Cerkwie, łąki i jeden sklep na całą trasę. Opisujemy pętlę, którą przeszliśmy w czerwcu, i to, co naprawdę mieliśmy w plecakach.',
    body: `<p>Są góry, w których łatwiej spotkać bociana niż kolejkę do zdjęcia. Beskid Niski nie imponuje wysokością, za to wybacza błędy: podejścia są łagodne, a szlaki szerokie.</p>
<h2>Dzień pierwszy: do schroniska wśród łąk</h2>
<p>Osiemnaście kilometrów, w tym kilka brodów. Sandały przypięte do plecaka okazały się najlepszym pomysłem wyjazdu.</p>
<h2>Dzień drugi: grzbietem</h2>
<p>Las bukowy przez większą część dnia, więc upał nie dokucza. Wody nie ma przez czternaście kilometrów. Wzięliśmy po trzy litry na osobę i wypiliśmy wszystko.</p>
<blockquote><p>Są góry, w których łatwiej spotkać bociana niż kolejkę do zdjęcia.</p></blockquote>
<h2>Dzień trzeci: doliną</h2>
<p>Krótki odcinek obok drewnianych cerkwi. Warto zajrzeć do środka, jeśli akurat ktoś otwiera.</p>
<h2>Co nieśliśmy</h2>
<ul>
<li><a href="/produkt/39/plecak-wyprawowy-labedz-55-l">plecak 45–55 litrów</a>, po 9 kilogramów na osobę razem z wodą,</li>
<li>jedną <a href="/produkt/29/kuchenka-wyprawowa-iskierka">kuchenkę</a> i jeden garnek na dwoje,</li>
<li>lekką kurtkę przeciwdeszczową, używaną codziennie o szesnastej,</li>
<li>papierową mapę i <a href="/produkt/59/przewodnik-szlaki-na-weekend">przewodnik</a>, bo zasięg kończy się za drugą wsią.</li>
</ul>`,
  },
  {
    id: 5,
    daysAgo: 58,
    scene: 'latarnie',
    author: 'Paweł Wrona',
    title: 'Ile lumenów naprawdę potrzebujesz',
    lead: 'Na szlaku jasność to nie wszystko. Czasem lepiej widzieć bliżej, ale dłużej.',
    body: `<p>Producenci ścigają się na lumeny, a my od lat chodzimy z ustawieniem średnim. Oślepiająca plama światła męczy wzrok i zjada baterie w dwie godziny.</p>
<h2>Do namiotu i obozu</h2>
<p>20–50 lumenów. Najlepiej światło czerwone albo ciepłe, jak w czołówce <a href="/produkt/31/czolowka-cma-seria-limitowana">Ćma</a>: nie budzi sąsiadów i nie psuje widzenia w ciemności.</p>
<h2>Na szlak</h2>
<p>100–200 lumenów i szeroki, równy snop. Ważniejsza od mocy jest regulacja kąta, żeby świecić pod nogi, a nie w drzewa.</p>
<h2>Do biegania i na rower</h2>
<p>300 i więcej, bo szybciej zbliżasz się do tego, co oświetlasz. Na rowerze dołóż drugą lampę na kierownicy.</p>
<p>Zimą noś zapasowe ogniwo blisko ciała. Mróz potrafi zabrać połowę pojemności, a ciepła kieszeń ją oddaje.</p>`,
  },
] as const;
