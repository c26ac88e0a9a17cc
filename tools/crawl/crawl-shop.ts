import { HtmlValidate } from 'html-validate';
import { checkHead, checkStructuredData, findTitle } from './check-head.ts';
import { checkMarkup } from './check-markup.ts';
import { findForeignWords, parseAddresses } from './parse-page.ts';

export interface CrawlProblem {
  address: string;
  /** Where the link was found. */
  from: string;
  problem: string;
}

export interface CrawlResult {
  pages: number;
  others: number;
  /** Kinds of screens that were seen, with an address of each. */
  kinds: Map<string, string>;
  problems: CrawlProblem[];
}

interface Options {
  origin: string;
  start: readonly string[];
  /** Most addresses with a query of one kind of screen: filters, sorting and paging have no end. */
  queriesPerKind?: number;
  /** Pages of one kind that are checked as HTML. */
  checkedPerKind?: number;
  /** Pages, or pictures, of one kind that are visited at all. */
  pagesPerKind?: number;
  /** Cookies of the shopper whose eyes it sees the shop with; without them it is a guest's. */
  cookie?: string;
  /** Only addresses that begin like this are walked. */
  within?: RegExp;
}

const AT_ONCE = 6;

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // How React writes markup; what owners write need not be the same.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Suggestions under a search field are no select.
    // A list whose items stand in groups (decision 62) has no element of its own.
    'prefer-native-element': ['error', { exclude: ['listbox', 'list', 'listitem'] }],
    // A number may break where the column is narrow.
    'tel-non-breaking': 'off',
    // The shop's own files come from where the page comes from.
    'require-sri': ['error', { target: 'crossorigin' }],
    'valid-id': ['error', { relaxed: true }],
  },
});

/** Walks through the shop by its links, as a search engine does, and shows what is broken. */
export async function crawlShop(options: Options): Promise<CrawlResult> {
  return new Crawl(options).run();
}

class Crawl {
  readonly #options: Required<Options>;
  readonly #waiting: { address: string; from: string }[] = [];
  readonly #seen = new Set<string>();
  readonly #counts = new Map<string, number>();
  /** Titles of pages that stand for themselves, and who had each first. */
  readonly #titles = new Map<string, string>();
  readonly #result: CrawlResult = { pages: 0, others: 0, kinds: new Map(), problems: [] };

  constructor(options: Options) {
    this.#options = {
      ...options,
      queriesPerKind: options.queriesPerKind ?? 8,
      checkedPerKind: options.checkedPerKind ?? 2,
      pagesPerKind: options.pagesPerKind ?? Number.POSITIVE_INFINITY,
      cookie: options.cookie ?? '',
      within: options.within ?? /^/,
    };
  }

  async run(): Promise<CrawlResult> {
    for (const address of this.#options.start) this.#add(address, '(start)');
    const under = new Set<Promise<void>>();
    while (this.#waiting.length > 0 || under.size > 0) {
      for (const { address, from } of this.#waiting.splice(0, AT_ONCE - under.size)) {
        const visit = this.#visit(address, from).finally(() => under.delete(visit));
        under.add(visit);
      }
      await Promise.race(under);
    }
    return this.#result;
  }

  #add(text: string, from: string): void {
    const base = this.#options.origin + (from.startsWith('/') ? from : '/');
    if (!URL.canParse(text, base)) {
      this.#report(text, from, 'is no address');
      return;
    }
    const url = new URL(text, base);
    const address = url.pathname + url.search;
    if (url.origin !== this.#options.origin || changesSomething(url)) return;
    if (!this.#options.within.test(address)) return;
    if (this.#seen.has(address)) return;
    this.#seen.add(address);
    const kind = kindOf(url.pathname);
    if (url.search !== '' && this.#count(`${kind}?`) > this.#options.queriesPerKind) return;
    if (url.search === '' && this.#count(kind) > this.#options.pagesPerKind) return;
    this.#waiting.push({ address, from });
  }

  async #visit(address: string, from: string): Promise<void> {
    const { origin, cookie } = this.#options;
    const asked = fetch(origin + address, { redirect: 'manual', headers: { cookie } });
    const response = await asked.catch((error: Error) => error);
    if (response instanceof Error) return this.#report(address, from, String(response.cause ?? response));
    const body = await response.text();
    const { status } = response;
    if (status >= 300 && status < 400) return this.#add(response.headers.get('location') ?? '', address);
    // Sign-in walls answer 401 or 403 on purpose; nothing links there.
    if (status >= 400) return this.#report(address, from, `answers ${status}`);
    const type = response.headers.get('content-type') ?? '';
    if (!type.startsWith('text/html')) {
      this.#result.others += 1;
      // A sitemap names pages that perhaps nothing links to.
      if (type.includes('xml'))
        for (const [, found = ''] of body.matchAll(/<loc>([^<]*)<\/loc>/g)) this.#add(found, address);
      return;
    }
    this.#result.pages += 1;
    await this.#read(address, from, body);
  }

  async #read(address: string, from: string, html: string): Promise<void> {
    const kind = kindOf(new URL(address, this.#options.origin).pathname);
    if (!this.#result.kinds.has(kind)) this.#result.kinds.set(kind, address);
    const foreign = findForeignWords(html);
    if (foreign) this.#report(address, from, `foreign words: ${foreign}`);
    if (!/<html[^<>]* lang="pl"/.test(html)) this.#report(address, from, 'is not said to be Polish');
    for (const problem of [...checkHead(html), ...checkStructuredData(html), ...checkMarkup(html)]) {
      this.#report(address, from, problem);
    }
    const title = findTitle(html, address);
    const other = title === null ? undefined : this.#titles.get(title);
    if (other !== undefined) this.#report(address, from, `has the title of ${other}: ${title}`);
    else if (title !== null) this.#titles.set(title, address);
    if (this.#count(`${kind} checked`) <= this.#options.checkedPerKind) await this.#validate(address, from, html);
    for (const found of parseAddresses(html)) this.#add(found, address);
  }

  async #validate(address: string, from: string, html: string): Promise<void> {
    const report = await validator.validateString(html);
    for (const { messages } of report.results) {
      for (const { ruleId, message, line, selector } of messages.filter(({ severity }) => severity === 2)) {
        this.#report(address, from, `HTML: ${message} (${ruleId}, line ${line}, ${selector})`);
      }
    }
  }

  #count(name: string): number {
    const count = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, count);
    return count;
  }

  #report(address: string, from: string, problem: string): void {
    this.#result.problems.push({ address, from, problem });
  }
}

/** A link that acts, such as the compare list without JavaScript, is not walked. */
function changesSomething({ pathname }: URL): boolean {
  return /^\/(?:settings|basketchange|login)\.php$/.test(pathname);
}

/** The screen behind an address: numbers and names are left out. */
function kindOf(pathname: string): string {
  const [, folder] = /^\/(obraz|plik|assets|sitemap)\//.exec(pathname) ?? [];
  if (folder) return `/${folder}/`;
  return pathname.replace(
    /\/R?\d+(?:\/(?!(?:opinie|opinia|pytanie|sklepy|historia-ceny|powiadomienie|pdf|plik)(?:\/|$))[^/]+)?/g,
    '/:id',
  );
}
