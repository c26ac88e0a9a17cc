/** The four shapes a Polish noun takes after a number: 1 sztuka, 2 sztuki, 5 sztuk, 1,5 metra. */
export interface PluralForms {
  one: string;
  few: string;
  many: string;
  /** Without it `few`: the genitive singular usually equals it (1,5 sztuki, 1,5 pary). */
  fraction?: string;
}

const RULES = /* @__PURE__ */ new Intl.PluralRules('pl');

export function plural(count: number, forms: PluralForms): string {
  const form = RULES.select(count);
  return form === 'one' || form === 'few' || form === 'many' ? forms[form] : (forms.fraction ?? forms.few);
}
