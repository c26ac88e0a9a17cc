/** What comparison sites call our categories: a number of Google's taxonomy, a path of Ceneo's. Those below inherit it. */
export const comparisonCategories: Record<string, { google: number; ceneo: string }> = {
  odziez: { google: 1604, ceneo: 'Odzież, Obuwie, Dodatki/Odzież' },
  buty: { google: 187, ceneo: 'Odzież, Obuwie, Dodatki/Obuwie' },
  'plecaki-i-torby': { google: 5181, ceneo: 'Sport i turystyka/Turystyka/Plecaki' },
  'namioty-i-spanie': { google: 1013, ceneo: 'Sport i turystyka/Turystyka' },
  'kuchnia-turystyczna': { google: 1013, ceneo: 'Sport i turystyka/Turystyka' },
  'elektronika-i-swiatlo': { google: 222, ceneo: 'Sport i turystyka/Turystyka/Oświetlenie turystyczne' },
  'wspinanie-i-sprzet': { google: 1011, ceneo: 'Sport i turystyka' },
  rowery: { google: 1025, ceneo: 'Sport i turystyka/Rowery' },
  zima: { google: 499951, ceneo: 'Sport i turystyka/Sporty zimowe' },
  'dom-i-kuchnia': { google: 536, ceneo: 'Dom i wnętrze' },
  prezenty: { google: 5709, ceneo: 'Okazje, prezenty' },
};
