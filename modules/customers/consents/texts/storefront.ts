export const title = 'Twoja prywatność';
export const lead =
  'Niezbędne pliki cookie działają zawsze. Za Twoją zgodą użyjemy też innych: do statystyk i reklam. Zdanie zmienisz w stopce.';
export const more = 'Polityka prywatności';
export const acceptAll = 'Zgadzam się';
export const refuse = 'Tylko niezbędne';
export const settings = 'Ustawienia';
export const settingsTitle = 'Ustawienia plików cookie';
export const save = 'Zapisz wybór';
export const saved = 'Twój wybór został zapisany.';

export const necessary = {
  name: 'Niezbędne',
  description:
    'Koszyk, logowanie, bezpieczeństwo, Twoje ustawienia i lista ostatnio oglądanych produktów. Bez nich sklep nie będzie działał tak, jak powinien.',
} as const;

export const categories = {
  analytics: {
    name: 'Statystyczne',
    description: 'Pomagają nam zrozumieć, co działa dobrze, a co trzeba poprawić.',
  },
  marketing: {
    name: 'Marketingowe',
    description: 'Pozwalają pokazywać reklamy dopasowane do tego, co oglądasz.',
  },
} as const;
