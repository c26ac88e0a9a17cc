import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { photosOf } from '#demo/photos.ts';
import { withClient } from '#platform/testing/with-client.ts';
import { repositoryRoot } from '#tools/source/source-files.ts';
import { runCommand } from '#tools/verify/run-command.ts';
import type { BenchServer } from './bench-database.ts';

export interface ImportFigures {
  products: number;
  /** What the tool says at its end: counts, time, pace and memory. */
  first: string[];
  again: string[];
  /** Products written when the second import was killed, and what the tool said when it had gone on. */
  killedAt: number;
  resumed: string[];
  /** Whether the killed import left the same catalogue as the one that was not. */
  isSame: boolean;
}

const TOOL = path.join(repositoryRoot, 'tools/import.ts');
const KILLED_AFTER = 0.4;

/** Imports so many products into an empty shop, once more, and into another shop with a `kill -9` on the way. */
export async function measureImport(server: BenchServer, dataDir: string, products: number): Promise<ImportFigures> {
  const file = path.join(dataDir, `catalogue-${products}.csv`);
  await writeCatalogue(file, products);
  const [whole, broken] = [await server.emptyShop('import_whole'), await server.emptyShop('import_broken')];
  const run = (databaseUrl: string, ...more: string[]) => importInto({ databaseUrl, dataDir }, [file, ...more]);
  const first = await run(whole);
  const again = await run(whole);
  const killedAt = await killImport({ databaseUrl: broken, dataDir }, file, products * KILLED_AFTER);
  const resumed = await run(broken, '--resume');
  const isSame = (await fingerprint(whole)) === (await fingerprint(broken));
  return { products, first, again, killedAt, resumed, isSame };
}

interface Place {
  databaseUrl: string;
  dataDir: string;
}

const surroundings = ({ databaseUrl, dataDir }: Place) => ({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });

async function importInto(place: Place, given: string[]): Promise<string[]> {
  const { code, output } = await runCommand('node', [TOOL, ...given], { env: surroundings(place) });
  if (code !== 0) throw new Error(`the import failed:\n${output}`);
  return output.split('\n').filter((line) => /^(?:Went on|\d+ new|\d+ products? in)/.test(line));
}

/** Ends the import the hard way once so many products are written. */
async function killImport(place: Place, file: string, after: number): Promise<number> {
  const env = { ...process.env, ...surroundings(place) };
  const child = spawn(process.execPath, [TOOL, file], { env, stdio: 'ignore' });
  const gone = new Promise((resolve) => child.once('close', resolve));
  return withClient(place.databaseUrl, async (client) => {
    const done = async () =>
      Number((await client.query('select coalesce(max(done), 0) as done from imports')).rows[0].done);
    while ((await done()) < after && child.exitCode === null) await sleep(50);
    child.kill('SIGKILL');
    await gone;
    return done();
  });
}

/** All that an import writes, as one text. */
async function fingerprint(databaseUrl: string): Promise<string> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(`
      select (select count(*) from price_history) as prices, (select count(*) from search_documents) as findable,
        (select sum(product_count) from categories) as counted,
        (select md5(string_agg(p.code || p.name || s.type || s.price || s.stock, ',' order by p.code, s.type))
          from products p join sizes s on s.product_id = p.id) as goods`);
    return JSON.stringify(rows);
  });
}

const COLUMNS = 'code;name;category;producer;vat;description;weight;traits;photos;size;price;regular_price;stock';
const SIZES = ['S', 'M'];
const photos = photosOf({ art: 'koszulka-dluga', colour: 'morski' }).map(({ file }) => file);

/** A file for the import, always the same: products of two sizes with a description, three traits and photos. */
async function writeCatalogue(file: string, products: number): Promise<void> {
  await pipeline(Readable.from(rows(products)), createWriteStream(file));
}

function* rows(products: number): Generator<string> {
  yield `${COLUMNS}\n`;
  for (let number = 0; number < products; number += 1) yield SIZES.map((size) => rowOf(number, size)).join('');
}

function rowOf(number: number, size: string): string {
  const price = 40 + (number % 400);
  const facts = [
    `Koszulka turystyczna Łąka ${number}`,
    `Dział ${number % 8} > Grupa ${number % 40} > Rodzaj ${number % 200}`,
    `Producent ${number % 300}`,
    '23',
    `<p>Na szlak i do miasta, numer <b>${number}</b>.</p><ul><li>lekka</li><li>mocna</li></ul>`,
    String(150 + (number % 90)),
    `Materiał=wełna ${number % 12}|Kolor=odcień ${number % 30}|Pora roku=zima`,
    photos.join('|'),
  ];
  const own = size === SIZES[0] ? facts : facts.map(() => '');
  const regular = number % 5 === 0 ? `${price + 20}.90` : '';
  return `${[`B-${number}`, ...own, size, `${price}.90`, regular, String(number % 25)].join(';')}\n`;
}
