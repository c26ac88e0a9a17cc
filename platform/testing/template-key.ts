import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Mutants run in copies of the repository, which share its server and templates. */
export const repository = process.env.TEST_REPOSITORY ?? path.resolve(import.meta.dirname, '../..');
/** Parts of a filled database: tables, the demo shop, and the use cases and rules it is filled with. */
const ingredients = ['demo', 'modules', 'platform', 'server/shop'];

/** Changes whenever a filled template could differ: with its sources, and with the time of filling, because demo dates are relative to it. */
export function templateKey(time: string): string {
  const hash = createHash('sha256').update(time);
  for (const folder of ingredients) {
    const entries = readdirSync(path.join(repository, folder), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && /\.(ts|sql|json)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
    for (const file of files) hash.update(path.relative(repository, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}
