interface DemoShopOpinion {
  rating: number;
  content: string;
  answer?: string;
}

/** What people say of the shop itself. */
export const shopOpinionTexts: readonly DemoShopOpinion[] = [
  {
    rating: 5,
    content:
      'Zamówienie złożone wieczorem, paczka następnego dnia przed południem. Wszystko starannie zapakowane w papier.',
    answer: 'Dziękujemy! Papier zamiast folii to nasza mała duma.',
  },
  {
    rating: 5,
    content:
      'Pani na infolinii pomogła mi dobrać rozmiar i nie próbowała sprzedać niczego droższego. Rzadko spotykane.',
  },
  {
    rating: 4,
    content:
      'Świetny wybór i dobre ceny. Jedna gwiazdka mniej, bo jedna rzecz z zamówienia przyszła osobno, dzień później.',
    answer:
      'Dziękujemy za opinię. Zamówienia dzielimy tylko wtedy, gdy coś jedzie prosto od producenta, i od teraz piszemy o tym w wiadomości.',
  },
  { rating: 5, content: 'Zwrot bez dyskusji, pieniądze na koncie po trzech dniach. Wrócę na pewno.' },
  {
    rating: 3,
    content: 'Produkty bardzo dobre, ale kurier zostawił paczkę u sąsiada bez słowa.',
    answer:
      'Przykro nam z powodu kuriera. Zgłosiliśmy sprawę przewoźnikowi, a na następne zakupy przesłaliśmy kod rabatowy.',
  },
  { rating: 5, content: 'Kupuję tu od lat. Nigdy nie było problemu, a jak raz był, to rozwiązali go w godzinę.' },
  { rating: 5, content: 'Przejrzysta strona, uczciwe opisy, prawdziwe zdjęcia. Polecam.' },
  {
    rating: 2,
    content: 'Na przesyłkę czekałam tydzień, choć miała być po dwóch dniach.',
    answer:
      'Przepraszamy. Zawiódł magazyn, nie kurier: w jednej dostawie zabrakło kartonów. Koszt przesyłki zwróciliśmy od razu.',
  },
  { rating: 5, content: 'Dołączyli odręczną kartkę z podziękowaniem. Drobiazg, a cieszy.' },
  { rating: 4, content: 'Wszystko dobrze, brakuje mi tylko możliwości odbioru w Lublinie.' },
  { rating: 5, content: 'Reklamacja butów uznana bez marudzenia, nowa para po czterech dniach.' },
  { rating: 5, content: 'Szybko, miło, bez spamu w skrzynce. Tak powinno się prowadzić sklep.' },
  { rating: 5, content: 'Prezent dla taty dotarł na czas, z ładną wstążką. Tata wzruszony, ja też.' },
  {
    rating: 1,
    content: 'Kod rabatowy nie zadziałał, a promocja skończyła się, zanim dostałem odpowiedź.',
    answer:
      'Mamy nadzieję, że udało nam się to naprawić: różnicę w cenie oddaliśmy tego samego dnia, a kody działają teraz do północy.',
  },
  { rating: 4, content: 'Solidny sklep. Przydałaby się jeszcze tabela rozmiarów przy każdej kurtce.' },
  { rating: 5, content: 'Trzecie zamówienie i trzeci raz wszystko idealnie.' },
  { rating: 5, content: 'Dział serwisu ostrzył mi narty. Jadą jak nowe.' },
  { rating: 5, content: 'Bardzo pomocna obsługa na czacie, nawet w sobotę wieczorem.' },
  { rating: 4, content: 'Dobre ceny i ciekawe marki, których nie ma gdzie indziej.' },
  { rating: 5, content: 'Paczka wyglądała, jakby ktoś pakował ją dla przyjaciela.' },
  { rating: 5, content: 'Polecam każdemu, kto zaczyna chodzić po górach: doradzą, a nie tylko sprzedadzą.' },
  { rating: 3, content: 'W porządku, choć newsletter przychodzi zbyt często.' },
  { rating: 5, content: 'Wymiana rozmiaru w dwa dni. Ekspres.' },
  { rating: 5, content: 'Czysto, szybko i z klasą.' },
];
