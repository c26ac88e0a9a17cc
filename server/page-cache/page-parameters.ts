import {
  parseChosenFilters,
  parseListingView,
  writeChosenFilters,
} from '#modules/catalogue/listing/rules/chosen-filters.ts';
import {
  DEFAULT_PAGE_SIZE,
  DEFAULT_SORT,
  parsePageSize,
  parseSort,
} from '#modules/catalogue/listing/rules/listing-query.ts';

type Parameters = [name: string, value: string][];

interface PageParameters {
  /** Names the page reads at all. */
  names: RegExp;
  /** The parameters that change the page, in one spelling: two addresses that show the same have the same parameters. */
  tidy: (sent: URLSearchParams) => Parameters;
}

const paging: PageParameters = { names: /^counter$/, tidy: tidyCounter };
const listing: PageParameters = { names: /^(?:counter|display|sort_order|portions|filter_.+)$/, tidy: tidyListing };

/** Public pages that read parameters; every other page is the same with any query. */
const PAGES: readonly [path: RegExp, parameters: PageParameters][] = [
  [/^\/(?:(?:kategoria|producent|seria)\/[^/]+(?:\/[^/]*)?|promocje|nowosci)$/, listing],
  [/^\/szukaj$/, adding(listing, /^text$/, (sent) => named('text', sent.get('text')?.trim()))],
  [/^\/produkt\/[^/]+\/[^/]+\/opinie$/, adding(paging, /^confirmed$/, tidyConfirmed)],
  // The page as a draft of the owner would make it.
  [/^\/produkt\/[^/]+\/[^/]+$/, { names: /^podglad$/, tidy: (sent) => named('podglad', sent.get('podglad')) }],
  // A rating or month that is none is answered with 404, which is not cached: the page must see it.
  [/^\/opinie-o-sklepie$/, adding(paging, /^rating$/, (sent) => named('rating', sent.get('rating')))],
  [/^\/blog$/, adding(paging, /^miesiac$/, (sent) => named('miesiac', sent.get('miesiac')))],
  [/^\/(?:opinie|aktualnosci)$/, paging],
  [/^\/contact\.php$/, { names: /^wyslano$/, tidy: (sent) => named('wyslano', sent.has('wyslano') ? '1' : '') }],
];

const NONE: PageParameters = { names: /^$/, tidy: () => [] };

export function parametersOf(path: string): PageParameters {
  return PAGES.find(([pattern]) => pattern.test(path))?.[1] ?? NONE;
}

function tidyListing(sent: URLSearchParams): Parameters {
  const sort = parseSort(sent.get('sort_order'));
  const portions = parsePageSize(sent.get('portions'));
  return [
    ...tidyCounter(sent),
    ...named('display', parseListingView(sent.get('display')) === 'list' ? 'list' : ''),
    ...named('sort_order', sort === DEFAULT_SORT ? '' : sort),
    ...named('portions', portions === DEFAULT_PAGE_SIZE ? '' : String(portions)),
    ...writeChosenFilters(parseChosenFilters(sent)),
  ];
}

function tidyCounter(sent: URLSearchParams): Parameters {
  const counter = sent.get('counter') ?? '';
  return named('counter', /^\d{1,6}$/.test(counter) && Number(counter) > 0 ? String(Number(counter)) : '');
}

function tidyConfirmed(sent: URLSearchParams): Parameters {
  return named('confirmed', sent.get('confirmed') === '1' ? '1' : '');
}

function named(name: string, value: string | null | undefined): Parameters {
  return value ? [[name, value]] : [];
}

function adding(base: PageParameters, more: RegExp, tidy: PageParameters['tidy']): PageParameters {
  return {
    names: new RegExp(`${base.names.source}|${more.source}`),
    tidy: (sent) => [...base.tidy(sent), ...tidy(sent)],
  };
}
