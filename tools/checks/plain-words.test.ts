import { describe, expect, it } from 'vitest';
import { compareWithOpenWords, findPrivateWords, shortenOpenWords } from './plain-words.ts';
import { PRIVATE_WORDS } from './private-words.ts';

/** One line or more for each entry: an entry without its line here does not pass. */
const PLANTED: Record<string, string[]> = {
  told: ['const isToldOf = 1;', '// The customer is told of it.', 'const TOLD = 1;', '// Telling it'],
  beside: ['// The photo beside the text', 'const besideText = 1;'],
  wish: ['type OrderWish = 1;', '// each wish'],
  letter: ['// the letter to the customer', 'const letterOf = 1;'],
  patience: ['const PATIENCE_MS = 1;', 'const patience = 1;'],
  whoever: ['// it waits for somebody', 'const nobodyWaits = 1;', '// and whatever it is'],
  hear: ['const unheard = 1;', 'function onHeard() {}'],
  stands: ['// The product stands in two categories.'],
  lies: ['// The file lies on the disk.'],
  kept: ['const keptPage = 1;', '// a kept page', 'const KEPT_TEXTS = 1;', '// see kept-texts.ts', '// the kept parts'],
  unkept: ['// an unkept page'],
  crowd: ['const crowd = 1;'],
  standInLine: ['standInLine();'],
  door: ['// the door of the module'],
  deed: ['type Deed = 1;'],
  acts: ['export const acts: Action[] = [];', "import './act.server';"],
  looks: ['class SharedLooks {}'],
  lent: ['// lent bits'],
  awake: ['const isAwake = 1;', '// until the page stirs'],
  thing: ['type PanelThing = 1;', '// many things'],
  managing: ['// managing products'],
  makers: ['const makers = 1;'],
  ask: ['askPrices();', '// It asks the database once.', 'const pricesAsked = 1;'],
  drawn: ['// The card is drawn once.', 'drawCard();'],
  press: ['holdPress();', '// a press of the button'],
  together: ['insertTogether();'],
  findHome: ['findHome();'],
  rare: ['const rareDialog = 1;'],
  'bare adjective as a name': ['const fresh = 1;'],
  'places, ways, signs, parts as a name': ['const ways = 1;'],
  'MOST, LONGEST, SHORTEST, BETWEEN': ['const MOST_CARDS = 1;', 'const LONGEST = 1;', 'const AT_MOST = 1;'],
  'comment that starts with "What"': ['/** What a page shows */', '// Who may see it', '/**\n * Whoever comes.\n */'],
  'heading that starts with "What"': ['# 4. What a page weighs', '## What is cached'],
};

it('every entry of the list has its planted lines', () => {
  expect(Object.keys(PLANTED)).toEqual(PRIVATE_WORDS.map(({ name }) => name));
});

it.each(Object.entries(PLANTED).flatMap(([name, lines]) => lines.map((line) => [name, line] as const)))(
  '%s is found in %j',
  (name, line) => {
    const replacement = PRIVATE_WORDS.find((word) => word.name === name)?.replacement;
    expect(findPrivateWords('app/a.ts', `const before = 1;\n${line}`)).toContainEqual({
      place: expect.stringMatching(/^app\/a\.ts:[23]$/),
      problem: expect.stringMatching(new RegExp(`: ${replacement?.replace(/[().…*?+]/g, '\\$&')}$`)),
    });
  },
);

it.each([
  'type Wishlist = { wishlists: string[] };',
  '// ORD stands for order.',
  '// The courier delivers to the door.',
  "await page.keyboard.press('Enter');",
  '// Polish letters, letters or digits',
  'const newsletter = 1; const outdoor = 1; const believed = 1; const almost = 1; const mostSold = 1;',
  '// The page is kept until a purge.',
  'select price where day BETWEEN $1 and $2',
  '// What happens when two customers buy the last piece?',
])('%j has no private word', (text) => {
  expect(findPrivateWords('app/a.ts', text)).toEqual([]);
});

it('finds a private word in the names of folders and files', () => {
  expect(findPrivateWords('modules/told/shared-looks.ts', '')).toEqual([
    { place: 'modules/told/shared-looks.ts', problem: expect.stringContaining('“told”') },
    { place: 'modules/told/shared-looks.ts', problem: expect.stringContaining('“looks”') },
  ]);
});

it('leaves the specification and licences alone', () => {
  expect(findPrivateWords('docs/requirements.md', 'told')).toEqual([]);
  expect(findPrivateWords('THIRD-PARTY-NOTICES.md', 'told')).toEqual([]);
});

describe('the list of open words', () => {
  const two = [
    { place: 'a.ts:1', problem: 'told' },
    { place: 'a.ts:2', problem: 'told' },
  ];

  it.each([
    ['as many hits as listed', { 'a.ts': 2 }, 0],
    ['a new hit, with its places', { 'a.ts': 1 }, 3],
    ['hits of a file that is not listed', {}, 3],
    ['a list that is too long', { 'a.ts': 3 }, 1],
    ['a listed file that is gone', { 'a.ts': 2, 'b.ts': 1 }, 1],
  ])('%s', (_, open, problems) => {
    expect(compareWithOpenWords(new Map([['a.ts', two]]), open)).toHaveLength(problems);
  });

  it.each([
    ['a file lost hits', { 'a.ts': 3 }, { 'a.ts': 2 }, { ok: true, open: { 'a.ts': 2 } }],
    ['a file has none left', { 'a.ts': 3 }, { 'a.ts': 0 }, { ok: true, open: {} }],
    ['a file gained a hit', { 'a.ts': 1 }, { 'a.ts': 2 }, { ok: false, grown: ['a.ts'] }],
    ['a file is new', { 'a.ts': 1 }, { 'a.ts': 1, 'new.ts': 1 }, { ok: false, grown: ['new.ts'] }],
    ['a file was renamed', { 'old.ts': 2 }, { 'new.ts': 2 }, { ok: true, open: { 'new.ts': 2 } }],
    ['a renamed file gained a hit', { 'old.ts': 2 }, { 'new.ts': 3 }, { ok: false, grown: ['new.ts'] }],
  ])('only becomes shorter: %s', (_, open, counts, expected) => {
    expect(shortenOpenWords(new Map(Object.entries(counts)), open, (file) => file !== 'old.ts')).toEqual(expected);
  });
});
