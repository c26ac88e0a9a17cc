/** A word or pattern that readers from the field do not know, with the field's word. */
export interface PrivateWord {
  name: string;
  /** Matches in the text of a file and in its path; always with the flag `g`. */
  pattern: RegExp;
  replacement: string;
}

/** A whole word of a sentence, or a part of an identifier or file name: `told` is found in `isToldOf` and `told-by.ts`. */
function part(...words: string[]): RegExp {
  const variants = words.flatMap((word) => {
    const capital = word.charAt(0).toUpperCase() + word.slice(1);
    return [
      `(?<![A-Za-z])${word}(?![a-z])`,
      `(?<![A-Z])${capital}(?![a-z])`,
      `(?<![A-Za-z])${word.toUpperCase()}(?![A-Za-z])`,
    ];
  });
  return new RegExp(variants.join('|'), 'g');
}

/** A part of a name of two or more words, in either case: `press` in `holdPress`, but not the word of a sentence. */
function partOfName(word: string): RegExp {
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  return new RegExp(`(?<=[a-z0-9])${capital}(?![a-z])|(?<![A-Za-z])${word}(?=[A-Z(])`, 'g');
}

const declared = (...names: string[]) => new RegExp(`\\b(?:const|let|function) (?:${names.join('|')})\\b`, 'g');

export const PRIVATE_WORDS: readonly PrivateWord[] = [
  { name: 'told', pattern: part('told', 'tell', 'tells', 'telling'), replacement: 'notify, report, log, show' },
  { name: 'beside', pattern: part('beside'), replacement: 'with…, next to' },
  { name: 'wish', pattern: part('wish', 'wishes'), replacement: 'request, input, options' },
  {
    name: 'letter',
    pattern: part('letter', 'letters'),
    replacement: 'email, email template, webhook; a character of a text',
  },
  { name: 'patience', pattern: part('patience'), replacement: 'timeout' },
  {
    name: 'whoever',
    pattern: part('whoever', 'whatever', 'somebody', 'nobody'),
    replacement: 'the actor: the customer, the server, the browser, the job; no customer, every value',
  },
  { name: 'hear', pattern: part('hear', 'hears', 'heard', 'unheard'), replacement: 'receive, on…, pending' },
  { name: 'stands', pattern: part('stands'), replacement: 'is in, is stored' },
  { name: 'lies', pattern: part('lies', 'lie'), replacement: 'is in, is stored' },
  {
    name: 'kept',
    pattern:
      /(?<![A-Za-z])kept(?=[A-Z]|-[a-z])|(?<=[a-z0-9])Kept(?![a-z])|\bKept(?=[A-Z])|\bKEPT_|(?<=\b(?:an?|the|this|each|every|no|one|all|of|is|are) )kept (?:[a-z]+s?)(?<! (?:in|on|by|for|as|until|when|and|out|at|with|there|to))\b/g,
    replacement: 'cached, stored',
  },
  { name: 'unkept', pattern: part('unkept'), replacement: 'uncached' },
  { name: 'crowd', pattern: part('crowd', 'crowds'), replacement: 'waiters, queue' },
  { name: 'standInLine', pattern: /standInLine|stand-in-line/g, replacement: 'acquireSlot' },
  { name: 'door', pattern: part('door', 'doors'), replacement: 'public entry point, admission filter' },
  { name: 'deed', pattern: part('deed', 'deeds'), replacement: 'intent' },
  { name: 'acts', pattern: /(?<=[a-z])Acts\b|\bacts(?=[A-Z(:.])|\bact\.server\b/g, replacement: 'actions' },
  { name: 'looks', pattern: /(?<=[a-z])Looks\b|(?<=-)looks\b/g, replacement: 'lookups, SingleFlight' },
  { name: 'lent', pattern: part('lent'), replacement: 'pooled' },
  { name: 'awake', pattern: part('awake', 'stir', 'stirs'), replacement: 'interactive, hydrated' },
  { name: 'thing', pattern: part('thing', 'things'), replacement: 'resource, or name it' },
  { name: 'managing', pattern: part('managing'), replacement: '…-admin, or the verb of the use case' },
  { name: 'makers', pattern: part('makers'), replacement: 'brands' },
  {
    name: 'ask',
    pattern:
      /(?<=[a-z0-9])Ask(?:s|ed|ing)?(?![a-z])|(?<![A-Za-z])ask(?:s|ed|ing)?(?=[A-Z])|\bask(?:s|ed|ing)? (?:the )?(?:database|PostgreSQL|server|shop|bucket)\b|\basked (?:of|for) (?:PostgreSQL|the database|the server)\b/g,
    replacement: 'request, query',
  },
  { name: 'drawn', pattern: part('drawn', 'draw', 'draws', 'drawing'), replacement: 'rendered, render' },
  {
    name: 'press',
    pattern: /(?<=[a-z])Press\b|\bpress(?=[A-Z])|\b(?:an?|the|each|every|one|of) press\b|\bpresses\b/g,
    replacement: 'click, tap',
  },
  { name: 'together', pattern: partOfName('together'), replacement: 'settleAll, …InOneQuery' },
  { name: 'findHome', pattern: /findHome|find-home/g, replacement: 'pinned connection' },
  { name: 'rare', pattern: partOfName('rare'), replacement: 'lazy' },
  {
    name: 'bare adjective as a name',
    pattern: declared('growth', 'whole', 'fresh', 'seen', 'known'),
    replacement: 'say of what: quantityIncreased, allLinesAccepted, displayedPrices',
  },
  {
    name: 'places, ways, signs, parts as a name',
    pattern: declared('places', 'ways', 'signs'),
    replacement: 'addresses, methods, breadcrumbs',
  },
  {
    name: 'MOST, LONGEST, SHORTEST, BETWEEN',
    pattern: /(?<![A-Za-z])(?:MOST|LONGEST|SHORTEST|BETWEEN)(?![A-Za-z])/g,
    replacement: 'MAX_…, MAX_LENGTH, MIN_LENGTH, SEPARATOR',
  },
  {
    name: 'comment that starts with "What"',
    pattern: /(?:\/\/|\/\*\*?|^\s*\*) *(?:What|Whatever|Who|Whoever)\b(?![^\n]*\?)/gm,
    replacement: 'start with the subject',
  },
  {
    name: 'heading that starts with "What"',
    pattern: /^#{1,6} +(?:\d+\.? +)?(?:What|Whatever|Who|Whoever)\b/gm,
    replacement: 'name the subject',
  },
];

/** A place where a word of the list is the field's own. */
export interface AllowedWord {
  /** Matches the text around the word: a hit inside it does not count. */
  text?: RegExp;
  /** Files, as a glob; without it all. */
  files?: string;
  reason: string;
}

export const ALLOWED_WORDS: readonly AllowedWord[] = [
  { text: /wish_?-?lists?/gi, reason: 'name in the wire contract: Wishlist' },
  { text: /\bstands for\b/g, reason: 'English for "represents"' },
  {
    text: /\b(?:to|at) the (?:front )?door\b|\bdoor[ -]to[ -]door\b|\bfront door\b/g,
    reason: 'delivery to an address',
  },
  { text: /\bkeyboard\.press\(|\.press\('[A-Z]|\bpressSequentially\b/g, reason: 'method of Playwright' },
  {
    text: /\b(?:capital|small|upper-case|lower-case|Polish|Latin|first|last|single) letters?\b|\bletters? (?:and|or) (?:digits?|figures?|numbers?)\b/g,
    reason: 'a character of the alphabet',
  },
  { text: /\bletter-spacing\b|\bfirst-letter\b/g, reason: 'property and pseudo-element of CSS' },
  { text: /\bdrawImage\b/g, reason: 'method of the canvas' },
  { text: /findAccount\('nobody'\)/g, reason: 'system account of Unix' },
  { text: /SQL\.BETWEEN|\b(?:NOT )?BETWEEN (?:\$|'|\d)/g, reason: 'operator of SQL' },
  { text: /letters?/gi, files: 'tools/fonts/**', reason: 'characters of a font' },
  { text: /things?/g, files: 'tools/schema-org/**', reason: 'Thing is the root type of schema.org' },
  {
    text: /\bletter: (?:kind|mail|state|v\.|'|\w+\.renewal)/g,
    reason: 'field of the stored jobs order-mail and return-mail',
  },
  {
    text: /newsletter_letters\w*|newsletter-letters|['`]letters['`]|letter-spacing/g,
    reason: 'names in stored data and in CSS',
  },
  { files: 'demo/generator/**', reason: 'the picture generator draws pictures' },
  { files: 'tools/brand/**', reason: 'the icon generator draws pictures' },
  { files: 'docs/requirements.md', reason: 'words of the specification' },
  { files: 'THIRD-PARTY-NOTICES.md', reason: 'texts of licences' },
  { files: 'platform/db/server/migrations/**', reason: 'generated, and applied as they are' },
  { files: 'tools/checks/{private-words,plain-words}*', reason: 'the list itself and its tests' },
];
