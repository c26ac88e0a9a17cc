interface DemoQuestion {
  question: string;
  answer: string;
}

/** Questions that may be asked about anything the demo shop sells, with the shop's answers. */
export const questionTexts: readonly DemoQuestion[] = [
  {
    question: 'Czy produkt ma gwarancję i jak długą?',
    answer:
      'Tak, każdy produkt w naszym sklepie ma 24 miesiące gwarancji. Wystarczy zachować potwierdzenie zamówienia.',
  },
  {
    question: 'Dzień dobry, czy przy odbiorze osobistym w Zakopanem też trzeba zapłacić za dostawę?',
    answer: 'Dzień dobry! Odbiór osobisty jest bezpłatny we wszystkich naszych sklepach.',
  },
  {
    question: 'Czy zapakują Państwo na prezent?',
    answer: 'Oczywiście. Proszę dopisać to w uwagach do zamówienia, a użyjemy papieru z recyklingu i lnianej wstążki.',
  },
  {
    question: 'Z jakiego kraju pochodzi ten produkt?',
    answer: 'Dane producenta i osoby odpowiedzialnej są podane na dole strony, w części o bezpieczeństwie produktu.',
  },
  {
    question: 'Czy można kupić większą liczbę sztuk z fakturą na firmę?',
    answer:
      'Tak. Fakturę wystawiamy do każdego zamówienia, a przy większej liczbie sztuk chętnie przygotujemy osobną ofertę. Prosimy o kontakt mailowy.',
  },
  {
    question: 'Jak dbać o ten produkt, żeby służył jak najdłużej?',
    answer:
      'Wskazówki do tego produktu są na końcu jego opisu. Drukujemy je też na kartce, którą dołączamy do przesyłki.',
  },
  {
    question: 'Jeśli się nie spodoba, to ile mam czasu na zwrot?',
    answer: 'Na zwrot jest 30 dni od otrzymania przesyłki, bez podawania przyczyny.',
  },
];
