import { slugOf } from '#rules/links/slug.ts';

const entries = [
  {
    id: 1,
    daysAgo: 3,
    photo: ['namiot', 'las'],
    title: 'Otwieramy serwis namiotów',
    lead: 'Zszyjemy tropik, wymienimy zamek, uszczelnimy szwy. Naprawiamy też namioty kupione gdzie indziej.',
    body: '<p>Namiot po dziesięciu sezonach nie jest stary, jest tylko zmęczony. W naszym serwisie w Zakopanem wymieniamy zamki, łatamy tropiki i na nowo uszczelniamy szwy.</p><p>Wystarczy przynieść namiot do dowolnego sklepu Polana albo wysłać go do nas paczką. Wycena jest bezpłatna, a naprawa trwa zwykle tydzień.</p>',
  },
  {
    id: 2,
    daysAgo: 12,
    photo: ['kawa', 'las'],
    title: 'Nowa kawa na szlak',
    lead: 'Palarnia Przełęcz przygotowała dla nas mieszankę, która smakuje nawet z emaliowanego kubka o piątej rano.',
    body: '<p>Czekolada, suszona śliwka i tyle kwasowości, ile trzeba, żeby się obudzić. Kawę można zamówić jednorazowo albo w subskrypcji, co dwa, cztery lub sześć tygodni.</p><p>Każda torebka ma datę palenia. Wysyłamy w ciągu trzech dni od niej.</p>',
  },
  {
    id: 3,
    daysAgo: 26,
    photo: ['plecak', 'las'],
    title: 'Jak spakować plecak na tydzień',
    lead: 'Ciężkie do pleców, miękkie na dół, a to, co najpotrzebniejsze, do klapy. Zebraliśmy nasze sposoby na jednej stronie.',
    body: '<p>Zacznij od wyłożenia wszystkiego na podłodze. Potem odłóż jedną trzecią z powrotem do szafy.</p><ul><li>Na dno śpiwór i ubrania na wieczór.</li><li>Przy plecach namiot, jedzenie i woda.</li><li>W klapie kurtka, mapa, czołówka i coś słodkiego.</li></ul><p>Na koniec załóż plecak i przejdź się po schodach. Jeśli po dwóch piętrach nic nie uwiera, możesz jechać.</p>',
  },
  {
    id: 4,
    daysAgo: 41,
    photo: ['koc', 'cegla'],
    title: 'Odwiedziliśmy tkalnię w Żyrardowie',
    lead: 'Krosna mają po osiemdziesiąt lat i wciąż tkają równiej niż nowe. Pokazujemy, skąd biorą się nasze koce.',
    body: '<p>Wełna przyjeżdża spod Nowego Targu, przędza barwiona jest w Bielsku, a koc powstaje w Żyrardowie przez cztery godziny. Potem jeszcze pranie, drapanie i wiązanie frędzli.</p><p>Każdy koc ma metkę z imieniem tkaczki. Jeśli na Twojej przeczytasz „Halina”, to znaczy, że tkała go najdłużej pracująca z nas wszystkich.</p>',
  },
] as const;

/** News of the demo shop; the date is counted back from the day of filling. */
export const demoNews = entries.map((entry) => ({ ...entry, slug: slugOf(entry.title) }));
