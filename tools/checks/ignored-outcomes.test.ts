import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findIgnoredOutcomes } from './ignored-outcomes.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'witryna-outcomes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DECLARED = `
declare function move(): Promise<{ ok: true } | { ok: false; error: 'gone' }>;
declare function save(): Promise<'saved' | 'refused'>;
declare function check(): 'taken' | null;
declare function find(): Promise<{ id: number } | undefined>;
declare function count(): Promise<number>;
export async function run(): Promise<unknown> {`;

/** Each in a file of its own: one start of TypeScript checks all of them. */
const IGNORED = ['await move();', 'void move();', 'move();', 'await save();', 'check();', 'if (run) await save();'];
const HANDLED = [
  'const { ok } = await move(); return ok;',
  'return save();',
  'void (await save());',
  'await find();',
  'await count();',
  'return [check()];',
];

it('finds calls whose outcome is ignored, with the unstable API of this TypeScript', () => {
  const statements = [...IGNORED, ...HANDLED];
  statements.forEach((statement, at) => {
    writeFileSync(path.join(folder, `${at}.ts`), `${DECLARED}\n${statement}\n}`);
  });
  const config = { compilerOptions: { strict: true, target: 'ES2024', types: [] }, include: ['*.ts'] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const found = findIgnoredOutcomes(folder, (file) => /^\d+\.ts$/.test(file));
  expect(found.map(({ place }) => statements[Number.parseInt(place, 10)])).toEqual(expect.arrayContaining(IGNORED));
  expect(found).toHaveLength(IGNORED.length);
  expect(found[0]?.place).toMatch(/:8$/);
});
