import type { Option } from '#modules/back-office/resources/panel/resource.server.ts';
import { toTyped } from '#modules/back-office/resources/panel/to-typed.ts';
import { textOf } from '#modules/back-office/staff/panel/entering.server.ts';
import { helpScreens } from '#modules/content/pages/texts/help-screens.ts';
import type { SaveOutcome } from '#platform/audit/server/index.ts';
import { type Fields, parseFields, type ValuesOf, writeFields } from '#platform/forms/rules/typed-fields.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { SearchRuleKind } from '../../rules/own-rules.ts';
import { pageFields, pinFields, synonymFields } from '../../rules/rule-fields.ts';
import {
  listNames,
  type ManagedSearchRule,
  pinOf,
  type RuleSaving,
  savePin,
  saveSearchPage,
  saveSynonym,
  synonymOf,
} from '../../server/index.ts';

export const VIEW_OF = { synonym: 'synonimy', pin: 'przypiete', page: 'strony' } as const satisfies Record<
  SearchRuleKind,
  string
>;

export const KIND_OF = new Map<string, SearchRuleKind>([
  ['synonimy', 'synonym'],
  ['przypiete', 'pin'],
  ['strony', 'page'],
]);

interface RuleForm {
  write(shop: Shop, rule: ManagedSearchRule | null, words: string): Promise<Record<string, string>>;
  save(
    shop: Shop,
    id: number | null,
    form: FormData,
  ): Promise<{ typed: Record<string, string>; outcome: SaveOutcome | 'stale' }>;
}

function ruleForm<Shape extends Fields>(
  fields: Shape,
  toValues: (shop: Shop, rule: ManagedSearchRule) => Promise<ValuesOf<Shape>> | ValuesOf<Shape>,
  save: RuleSaving<ValuesOf<Shape>>,
): RuleForm {
  return {
    async write(shop, rule, words) {
      return rule ? writeFields(fields, await toValues(shop, rule)) : { phrases: words };
    },
    async save(shop, id, form) {
      const typed = toTyped(fields, form);
      const { values, faults } = parseFields(fields, typed);
      return {
        typed,
        outcome: faults ? { ok: false, faults } : await save(shop, id, values, textOf(form, 'mark') || undefined),
      };
    },
  };
}

export const RULE_FORMS: Record<SearchRuleKind, RuleForm> = {
  synonym: ruleForm(synonymFields, (_shop, rule) => synonymOf(rule), saveSynonym),
  pin: ruleForm(pinFields, pinOf, savePin),
  page: ruleForm(
    pageFields,
    async (shop, { phrases, address }) => {
      const isListed = (await pageOptions(shop)).some(({ value }) => value === address);
      return { phrases, page: isListed ? address : '', address: isListed ? '' : address };
    },
    saveSearchPage,
  ),
};

export async function pageOptions(shop: Shop): Promise<Option[]> {
  const { cms, menuNodes } = await listNames(shop);
  const pages = [...helpScreens, ...cms].map(({ name, link }) => ({ value: link, label: name }));
  const categories = menuNodes.map(({ path, name, link }) => ({ value: link, label: path.join(' › ') || name }));
  return [...pages, ...categories];
}
