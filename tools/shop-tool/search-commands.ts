import type { SearchRuleKind } from '#rules/catalogue/search/own-rules.ts';
import { pageFields, pinFields, synonymFields } from '#rules/catalogue/search/rule-fields.ts';
import {
  findSearchRule,
  listMissedSearches,
  listPinnedNames,
  listSearchRules,
  type ManagedSearchRule,
  pinOf,
  reindexProducts,
  removeSearchRule,
  savePin,
  saveSearchPage,
  saveSynonym,
  synonymOf,
} from '#shop/catalogue/search/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { searchDocuments } from '#shop/schema.ts';
import { type ShopCommand, table } from './shop-command.ts';
import { names, removeCommand, type Shape, save, type ThingKind } from './typed-things.ts';

export const searchCommands: ShopCommand[] = [
  {
    name: 'search reindex',
    usage: '',
    help: 'reads all products anew for the search, as after an update of the shop',
    run: reindex,
  },
  {
    name: 'search missed',
    usage: '',
    help: 'what was looked for in 30 days and not found, with the hours in which it was, and whether a rule knows it',
    run: listMissed,
  },
  ...ruleCommands('synonyms', {
    what: 'synonym',
    fields: synonymFields,
    fresh: { phrases: [], names: [], bothWays: 'one' },
    find: (shop, id) => findRule(shop, 'synonym', id, async (rule) => synonymOf(rule)),
    save: saveSynonym,
  }),
  ...ruleCommands('pins', {
    what: 'pin',
    fields: pinFields,
    fresh: { phrases: [], codes: [] },
    find: (shop, id) => findRule(shop, 'pin', id, (rule) => pinOf(shop, rule)),
    save: savePin,
  }),
  ...ruleCommands('search-pages', {
    what: 'page',
    fields: pageFields,
    fresh: { phrases: [], page: '', address: '' },
    find: (shop, id) => findRule(shop, 'page', id, async ({ phrases, address }) => ({ phrases, page: '', address })),
    save: saveSearchPage,
  }),
];

/** The rules of one kind: as in the panel, by the same use cases. */
function ruleCommands<Fields extends Shape>(
  area: string,
  kind: ThingKind<Fields> & { what: SearchRuleKind },
): ShopCommand[] {
  return [
    {
      name: `${area} list`,
      usage: '',
      help: 'the rules of this kind, newest first, with their numbers',
      run: async (shop) => listRules(shop, kind.what),
    },
    {
      name: `${area} save`,
      usage: '[ID] FIELD=VALUE',
      help: `changes one, or makes one: ${names(kind.fields)}`,
      run: (shop, given) => save(shop, given, kind),
    },
    removeCommand(area, kind.what, async (shop, id) =>
      (await kind.find(shop, id)) ? removeSearchRule(shop, id) : 'unknown',
    ),
  ];
}

async function findRule<Values>(
  shop: Shop,
  kind: SearchRuleKind,
  id: number,
  toValues: (rule: ManagedSearchRule) => Promise<Values>,
): Promise<Values | null> {
  const rule = await findSearchRule(shop, id);
  return rule?.kind === kind ? toValues(rule) : null;
}

async function listRules(shop: Shop, kind: SearchRuleKind): Promise<string[]> {
  const rules = await listSearchRules(shop, kind);
  return table(
    await Promise.all(
      rules.map(async (rule) => [String(rule.id), rule.phrases.join(', '), await targetOf(shop, rule)]),
    ),
  );
}

async function targetOf(shop: Shop, { kind, names: found, bothWays, productIds, address }: ManagedSearchRule) {
  if (kind === 'page') return address;
  if (kind === 'synonym') return `${bothWays ? '<->' : '->'} ${found.join(', ')}`;
  return (await listPinnedNames(shop, productIds)).map(({ code }) => code).join(', ');
}

async function listMissed(shop: Shop): Promise<string[]> {
  const missed = await listMissedSearches(shop);
  return table(missed.map(({ text, hours, isTended }) => [String(hours), text, isTended ? 'has a rule' : '']));
}

async function reindex(shop: Shop): Promise<string[]> {
  await reindexProducts(shop);
  return [`Products the search knows: ${await shop.db.$count(searchDocuments)}.`];
}
