/** The cookie banner and its settings. */
export const consentTexts = {
  title: 'Twoja prywatność',
  lead: 'Niezbędne pliki cookie przechowują koszyk, logowanie, ustawienia i listę ostatnio oglądanych produktów. Za Twoją zgodą użyjemy też innych: aby liczyć odwiedziny i pokazywać trafniejsze reklamy. Zgodę możesz zmienić w każdej chwili w stopce strony.',
  more: 'Polityka prywatności',
  acceptAll: 'Zgadzam się na wszystkie',
  refuse: 'Tylko niezbędne',
  settings: 'Ustawienia',
  settingsTitle: 'Ustawienia plików cookie',
  save: 'Zapisz wybór',
  saved: 'Twój wybór został zapisany.',
  necessary: {
    name: 'Niezbędne',
    description:
      'Koszyk, logowanie, bezpieczeństwo, Twoje ustawienia i lista ostatnio oglądanych produktów. Bez nich sklep nie będzie działał tak, jak powinien.',
  },
  categories: {
    analytics: {
      name: 'Statystyczne',
      description: 'Pomagają nam zrozumieć, co działa dobrze, a co trzeba poprawić.',
    },
    marketing: {
      name: 'Marketingowe',
      description: 'Pozwalają pokazywać reklamy dopasowane do tego, co oglądasz.',
    },
  },
} as const;
