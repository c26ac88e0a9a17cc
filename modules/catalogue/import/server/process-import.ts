import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { handleJob } from '#platform/jobs/server/index.ts';
import { hideCredentials } from '#platform/links/rules/hide-credentials.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { SECOND_MS } from '#platform/time/rules/units.ts';
import type { ImportStep } from '../rules/import-state.ts';
import { fetchFile } from './fetch-file.ts';
import { FaultKeeper } from './import-faults.ts';
import { enqueueImport, importJob } from './import-log.ts';
import { removeStored, withLocalCopy, withTempFolder } from './local-copy.ts';
import { findImport, type ImportEntry } from './manage-imports.ts';
import { SENT_FILE } from './read-rows-in-worker.ts';
import { aloneOnly, type ImportResult, runImport } from './run-import.ts';
import { LOST, lookAtHeadings, refuseImport } from './send-import.ts';
import { type ImportExample, imports } from './tables.ts';
import { describeExamples } from './try-examples.ts';
import { takeImportBack } from './undo-import.ts';

/** Does the next step of an import; done again after a crash it goes on where it was. */
export const importHandler = handleJob(
  importJob,
  async (given, { id }, { signal }) => {
    const row = await findImport(given, id);
    if (!row) return;
    const shop: Shop = {
      ...given,
      actor: row.staffId ? { kind: 'staff', id: row.staffId, name: row.staffName } : { kind: 'import' },
    };
    if (row.state === 'fetching') await fetchImport(shop, row, signal);
    if (row.state === 'checking' || row.state === 'running') await carryOut(shop, row, signal);
    if (row.state === 'undoing') {
      const isOver = await aloneOnly(shop, () => takeImportBack(shop, row, signal));
      if (isOver === undefined) throw new Error('another import is under way');
      if (!isOver) await enqueueImport(shop.db, id, shop.now());
    }
  },
  { isLong: true },
);

async function fetchImport(shop: Shop, { id, file }: ImportEntry, signal: AbortSignal): Promise<void> {
  const isThis = eq(imports.id, id);
  const [row] = await shop.db.select({ address: imports.name }).from(imports).where(isThis);
  if (!row) return;
  // An address must not make the server request hosts of its own network.
  await withTempFolder(async (folder) => {
    const fetched = await fetchFile(row.address, join(folder, file), { publicHostsOnly: true, signal });
    // Nothing fetches it again.
    await shop.db
      .update(imports)
      .set({ name: hideCredentials(row.address) })
      .where(isThis);
    if ('wrong' in fetched) return refuseImport(shop, id, { row: 0, column: '', fault: fetched.wrong });
    const kept = basename(fetched.file);
    await shop.files.imports.write(kept, createReadStream(fetched.file));
    await lookAtHeadings(shop, id, kept);
  });
}

const PROGRESS_EVERY_MS = SECOND_MS;
/** Pictures of one batch may take minutes: progress is reported meanwhile. */
const ALIVE_EVERY_MS = 30 * SECOND_MS;
const MAX_EXAMPLES = 20;

async function carryOut(shop: Shop, row: ImportEntry, signal: AbortSignal): Promise<void> {
  const done = await withLocalCopy(shop, row.file, async (file) => {
    await carryOutFile(shop, row, file, signal);
    return true;
  });
  if (!done) await refuseImport(shop, row.id, LOST);
}

async function carryOutFile(shop: Shop, row: ImportEntry, file: string, signal: AbortSignal): Promise<void> {
  const { id, name, mapping } = row;
  const dryRun = row.state === 'checking';
  const faults = new FaultKeeper(shop, id);
  const examples: ImportExample[] = [];
  await faults.begin();
  const progress = new Progress(shop, row);
  const importing = runImport(shop, {
    file,
    name,
    mapping,
    bounds: SENT_FILE,
    dryRun,
    signal,
    id: dryRun ? undefined : id,
    photos: { media: [shop.files.media], publicHostsOnly: true },
    report: (problem) => faults.add(problem),
    missed: (problem) => faults.add(problem, true),
    progress: (step, done) => progress.say(step, done),
    tried: async (changes, tx) => {
      if (examples.length >= MAX_EXAMPLES) return;
      examples.push(...(await describeExamples(tx, changes, MAX_EXAMPLES - examples.length)));
    },
  });
  const result = await importing.finally(() => progress.end());
  await faults.flush();
  await conclude(shop, row, { result, examples: dryRun ? examples : undefined });
}

async function conclude(
  shop: Shop,
  { id, file, done, state }: ImportEntry,
  { result, examples }: { result: ImportResult; examples: ImportExample[] | undefined },
): Promise<void> {
  // A stop or an undo in the meantime wins.
  const set = (values: Partial<ImportEntry>) =>
    shop.db
      .update(imports)
      .set({ step: null, updatedAt: shop.now(), ...values })
      .where(and(eq(imports.id, id), eq(imports.state, state)));
  if (result.ok && examples) {
    await set({ state: 'checked', counts: result.counts, total: result.products, examples });
  } else if (result.ok) await removeStored(shop, file);
  else if (result.error === 'wrong-file') await set({ state: done > 0 ? 'stopped' : 'refused', examples: null });
  else if (result.error === 'another-import') throw new Error('another import is under way');
  else if ((await findImport(shop, id))?.state === state) {
    // The process closes: the next one goes on.
    await enqueueImport(shop.db, id, shop.now());
  }
}

/** Writes down how far an import is, now and then, so that a user who comes back sees it. */
class Progress {
  readonly #shop: Shop;
  readonly #row: Pick<ImportEntry, 'id' | 'state'>;
  #last = Number.NEGATIVE_INFINITY;
  #written: Promise<unknown> = Promise.resolve();
  readonly #alive: NodeJS.Timeout;

  constructor(shop: Shop, row: Pick<ImportEntry, 'id' | 'state'>) {
    this.#shop = shop;
    this.#row = row;
    this.#alive = setInterval(() => this.#write({}), ALIVE_EVERY_MS);
  }

  say(step: ImportStep, stepDone: number): void {
    const now = performance.now();
    if (now - this.#last < PROGRESS_EVERY_MS) return;
    this.#last = now;
    this.#write({ step, stepDone });
  }

  #write(values: Partial<ImportEntry>): void {
    const write = () =>
      this.#shop.db
        .update(imports)
        .set({ ...values, updatedAt: this.#shop.now() })
        .where(and(eq(imports.id, this.#row.id), eq(imports.state, this.#row.state)));
    // A failed progress report does not stop the import.
    this.#written = this.#written.then(write).catch(() => {});
  }

  async end(): Promise<void> {
    clearInterval(this.#alive);
    await this.#written;
  }
}
