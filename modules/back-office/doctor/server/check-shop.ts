import { listPageTexts } from '#modules/content/pages/server/index.ts';
import { isTaxNumber } from '#platform/forms/rules/tax-number.ts';
import { textOfHtml } from '#platform/html/rules/text-of-html.ts';
import { isKrs, registerDuties } from '#platform/settings/rules/company-register.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

/** Pages every shop in Poland must have. */
const PAGES = {
  regulamin: 'terms of sale',
  prywatnosc: 'privacy policy',
  dostawa: 'delivery and payment',
  'deklaracja-dostepnosci': 'accessibility statement',
};
const MIN_LENGTH = 200;

/** Pages and data of the company. */
export async function checkShop(shop: Shop): Promise<Finding[]> {
  const pages = await listPageTexts(shop);
  const missing = Object.entries(PAGES).flatMap(([address, name]) => {
    const text = textOfHtml(pages.find((page) => page.address === address)?.body ?? '');
    return text.length < MIN_LENGTH ? [`/${address}, the ${name}`] : [];
  });
  const { company, register, email, phone } = shop.settings;
  const facts = { ...company, email, phone };
  const unsaid = Object.entries(facts).flatMap(([name, text]) => (text.trim() === '' ? [name] : []));
  const unregistered = registerDuties(company.name).filter((name) => register[name].trim() === '');
  return [
    ...finding('page', 'pages the law wants that are missing or all but empty', missing),
    ...finding('company', 'facts of the company that every page must show', unsaid),
    ...finding(
      'company-number',
      'the tax number (NIP) is none',
      company.taxNumber === '' || isTaxNumber(company.taxNumber) ? [] : [company.taxNumber],
    ),
    ...finding(
      'register',
      'facts of the register that a company of this kind must show on its pages and in its emails',
      unregistered.map((name) => `register.${name}`),
    ),
    ...finding(
      'register-number',
      'the number in the register (KRS) is none',
      register.krs.trim() === '' || isKrs(register.krs) ? [] : [register.krs],
    ),
  ];
}

/** Something the law or a safe start wants and the shop lacks. */
export interface Finding {
  /** `unit-price`, `price-history` … */
  kind: string;
  /** For the operator. */
  meaning: string;
  count: number;
  /** The first few, so that they can be found. */
  examples: string[];
}

const EXAMPLES = 5;

/** One finding of all that was found, or none. */
export function finding(kind: string, meaning: string, found: readonly string[]): Finding[] {
  return found.length === 0 ? [] : [{ kind, meaning, count: found.length, examples: found.slice(0, EXAMPLES) }];
}
