import { expect, it } from 'vitest';
import { findMissingNames } from './named-in-docs.ts';

const files = new Set([
  'README.md',
  'package.json',
  'docs/demo.md',
  'docs/picture.png',
  'app/',
  'platform/ui',
  'tools/demo.ts',
]);
const repository = {
  scripts: new Set(['start', 'verify']),
  exists: (file: string) => files.has(file),
  hasFileNamed: (name: string) => [...files].some((file) => file.split('/').at(-1) === name),
  hasDecision: (number: number) => number === 5,
  isInCode: (name: string) => ['nextDraft', 'PAYMENT_KINDS'].includes(name),
};
const problems = (text: string, file = 'docs/running.md') => findMissingNames(file, text, repository);

it.each([
  'Run `npm start` and `npm run verify -- --only docs`.',
  '```sh\nnpm start\nnode tools/demo.ts --products 10\n```',
  'See `docs/demo.md`, `package.json`, `demo.ts`, `app/` and `platform/ui`.',
  'Each `modules/<area>/<capability>/route.tsx`, `modules/*/index.ts`, `docs/decisions/{number}.md`.',
  '[demo](demo.md), [up](../README.md#start), [site](https://example.org/app/x.ts), [here](#below), [shop](/koszyk)',
  'Calls go to `/ajax/get.php` and `/graphql/v1/`; answers are `text/html`; data is in `data/`.',
  'Only `*.server.ts` files and `<name>.test.ts`.',
  '| S4.51 | One panel is open (reading: decision 5). | listing | [Decision 0005](../README.md). |',
  'A plain sentence about storefront/nothing.ts is not checked.',
])('accepts %s', (text) => {
  expect(problems(text)).toEqual([]);
});

it.each([
  ['`npm run verfy`', 'no script "verfy"'],
  ['```sh\nnpm test\n```', 'no script "test"'],
  ['`docs/gone.md`', 'no file docs/gone.md'],
  ['```\nnode tools/gone.ts\n```', 'no file tools/gone.ts'],
  ["`import '#storefront/gone.ts'`", 'no file storefront/gone.ts'],
  ['`GONE.md`', 'no file is named GONE.md'],
  ['[gone](gone.md)', 'docs/gone.md, which does not exist'],
  ['| S4.51 | Several panels are open (decision 50). | listing | Both stay. |', 'no decision 50'],
  ['![picture](picture-gone.png)', 'docs/picture-gone.png'],
])('reports %s', (text, problem) => {
  expect(problems(text)).toEqual([
    { place: expect.stringMatching(/^docs\/running.md:/), problem: expect.stringContaining(problem) },
  ]);
});

it('names the line', () => {
  expect(problems('one\n\n```sh\ntrue\nnpm run gone\n```')[0]?.place).toBe('docs/running.md:5');
});

it('a recipe names only what the code has', () => {
  const recipe =
    'In `nextDraft`, `PAYMENT_KINDS`, `OldName` and `LOST_LIST`; `subject` and `npm start` are no names of code.';
  expect(problems(recipe, 'CONTRIBUTING.md').map(({ problem }) => problem)).toEqual([
    'nothing in the code is called OldName',
    'nothing in the code is called LOST_LIST',
  ]);
  expect(problems(recipe)).toEqual([]);
});
