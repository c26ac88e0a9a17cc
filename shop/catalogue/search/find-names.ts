import { isSaidAside } from '#rules/catalogue/search/help-words.ts';
import type { SearchWord } from '#rules/catalogue/search/parse-query.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { type FindableName, readNames } from './read-names.ts';

export interface SuggestedName {
  name: string;
  link: string;
}

export interface SuggestedNames {
  series: SuggestedName[];
  producers: SuggestedName[];
  /** Categories with the names on the way to them. */
  menuNodes: (SuggestedName & { path: string[] })[];
  cms: SuggestedName[];
  searchQueries: SuggestedName[];
}

/** Categories, series, producers, text pages and popular queries whose names hold every word or its beginning. */
export async function findNames(shop: Shop, words: readonly SearchWord[], limit: number): Promise<SuggestedNames> {
  const names = await readNames(shop);
  const pick = <T extends FindableName>(group: readonly T[], asked = words) =>
    group.filter((entry) => asked.length > 0 && asked.every((word) => matches(entry, word))).slice(0, limit);
  const aboutShop = words.filter(({ stems: [stem] }) => !isSaidAside(stem));
  return {
    series: pick(names.series).map(bare),
    producers: pick(names.producers).map(bare),
    menuNodes: pick(names.menuNodes).map((node) => ({ ...bare(node), path: node.path })),
    cms: pick(names.cms, aboutShop).map(bare),
    searchQueries: pick(names.searchQueries).map(bare),
  };
}

function matches({ words, stems }: FindableName, typed: SearchWord): boolean {
  return typed.stems.some((stem) => stems.includes(stem)) || words.some((word) => word.startsWith(typed.word));
}

function bare({ name, link }: FindableName): SuggestedName {
  return { name, link };
}
