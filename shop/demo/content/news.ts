import { slugOf } from '#rules/platform/links/slug.ts';

const entries = [
  {
    id: 1,
    daysAgo: 3,
    scene: 'nocleg',
    title: 'Otwieramy serwis namiotów',
    lead: 'Zszyjemy tropik, wymienimy zamek, uszczelnimy szwy. Naprawiamy też namioty kupione gdzie indziej.',
    body: '<p>Namiot po dziesięciu sezonach nie jest stary, jest tylko zmęczony. W naszym serwisie w Zakopanem wymieniamy zamki, łatamy tropiki i na nowo uszczelniamy szwy.</p><p>Wystarczy przynieść namiot do dowolnego sklepu Polana albo wysłać go do nas paczką. Wycena jest bezpłatna, a naprawa trwa zwykle tydzień.</p>',
  },
  {
    id: 2,
    daysAgo: 12,
    scene: 'sniadanie',
    title: 'Nowa kawa na szlak',
    lead: 'Palarnia Przełęcz przygotowała dla nas mieszankę, która smakuje nawet z emaliowanego kubka o piątej rano.',
    body: '<p>Czekolada, suszona śliwka i tyle kwasowości, ile trzeba, żeby się obudzić. Kawę można zamówić jednorazowo albo w subskrypcji, co dwa, cztery lub sześć tygodni.</p><p>Każda torebka ma datę palenia. Wysyłamy w ciągu trzech dni od niej.</p>',
  },
  {
    id: 3,
    daysAgo: 26,
    scene: 'szlak',
    title: 'Sobotnie warsztaty pakowania plecaka',
    lead: 'W każdą pierwszą sobotę miesiąca, o jedenastej, w pięciu sklepach. Przynieś swój plecak, my przyniesiemy wagę.',
    body: '<p>Rozkładamy wszystko na podłodze, ważymy, odkładamy jedną trzecią i pakujemy od nowa. Zajęcia prowadzą osoby, które same noszą plecaki przez kilkadziesiąt dni w roku.</p><ul><li>Wstęp jest bezpłatny.</li><li>Grupa liczy najwyżej osiem osób, więc zapisz się w sklepie albo telefonicznie.</li><li>Trwa to półtorej godziny, z przerwą na herbatę.</li></ul><p>Kto nie może przyjść, znajdzie najważniejsze wskazówki na naszym <a href="/blog">blogu</a>.</p>',
  },
  {
    id: 4,
    daysAgo: 41,
    scene: 'stol',
    title: 'Odwiedziliśmy tkalnię w Żyrardowie',
    lead: 'Krosna mają po osiemdziesiąt lat i wciąż tkają równiej niż nowe. Pokazujemy, skąd biorą się nasze koce.',
    body: '<p>Wełna przyjeżdża spod Nowego Targu, przędza barwiona jest w Bielsku, a koc powstaje w Żyrardowie przez cztery godziny. Potem jeszcze pranie, drapanie i wiązanie frędzli.</p><p>Każdy koc ma metkę z imieniem tkaczki. Jeśli na Twojej przeczytasz „Halina”, to znaczy, że tkała go najdłużej pracująca z nas wszystkich.</p>',
  },
  {
    id: 5,
    daysAgo: 63,
    scene: 'rower',
    title: 'Sklep w Gdańsku większy o salę rowerową',
    lead: 'Przy Szerokiej 18 przybyło osiemdziesiąt metrów. Stoją w nich rowery towarowe, sakwy i stojak, przy którym można samemu dokręcić, co trzeba.',
    body: '<p>Remont trwał całe lato, ale było warto. Na nowym piętrze obejrzysz rowery na miarę i przejedziesz się nimi po Długim Pobrzeżu, jeśli zostawisz dowód i uśmiech.</p><p>Stanowisko serwisowe jest otwarte dla wszystkich w godzinach pracy sklepu. Narzędzia są nasze, smar też. Adres i godziny znajdziesz na stronie <a href="/sklepy">naszych sklepów</a>.</p>',
  },
  {
    id: 6,
    daysAgo: 97,
    scene: 'prezenty',
    title: 'Paczki bez plastiku',
    lead: 'Od dziś pakujemy wyłącznie w karton i papier. Taśma jest papierowa, a wypełniacz powstaje ze starych kartonów.',
    body: '<p>Przez rok sprawdzaliśmy, co naprawdę chroni przesyłki. Okazało się, że dobrze dobrane pudełko i pocięty karton radzą sobie nie gorzej od folii bąbelkowej.</p><p>Wszystko z paczki możesz wrzucić do jednego pojemnika, tego na papier. A jeśli masz w domu zapas czystych kartonów, przynieś je do sklepu. Chętnie nadamy im drugą podróż.</p>',
  },
  {
    id: 7,
    daysAgo: 160,
    scene: 'gorce',
    title: 'Dziesięć lat Polany',
    lead: 'Zaczęło się od dwunastu metrów w Zakopanem i jednego modelu plecaka. Dziękujemy, że jesteście z nami od pierwszego szlaku.',
    body: '<p>Dziesięć lat to pięć sklepów, kilkaset produktów i mniej więcej tyle samo wypitych termosów herbaty. Z tej okazji przygotowaliśmy koszulkę jubileuszową, zaprojektowaną przez Hankę z serwisu.</p><p>Świętujemy bez fajerwerków: w sobotę we wszystkich sklepach częstujemy szarlotką, a stare buty przyjmujemy do naprawy za pół ceny.</p>',
  },
] as const;

/** News of the demo shop; the date is counted back from the day of filling. */
export const demoNews = entries.map((entry) => ({ ...entry, slug: slugOf(entry.title) }));
