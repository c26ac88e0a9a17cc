/** What shoppers look for most, shown in the empty search box. */
export const demoQueries = [
  'kurtka przeciwdeszczowa',
  'plecak 45 l',
  'buty trekkingowe',
  'termos',
  'koc wełniany',
  'czołówka',
  'skarpety z merynosów',
  'prezent',
] as const;
