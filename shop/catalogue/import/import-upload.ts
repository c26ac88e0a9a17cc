import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportProblem } from '#rules/catalogue/import/import-row.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { type ImportResult, runImport } from './run-import.ts';

export interface UploadedImport {
  result: ImportResult | { ok: false; error: 'unknown-format' };
  /** The first of what is wrong, and of pictures that could not be had. */
  problems: ImportProblem[];
}

const SHOWN = 100;

/** The import of `npm run import`, for a file that was sent by a form. Photos are fetched by their addresses. */
export async function importUpload(
  shop: Shop,
  { name, bytes, dryRun }: { name: string; bytes: Uint8Array; dryRun: boolean },
): Promise<UploadedImport> {
  const ending = /\.(?:csv|xml)$/i.exec(name)?.[0].toLowerCase();
  if (!ending) return { result: { ok: false, error: 'unknown-format' }, problems: [] };
  const folder = join(shop.dataDir, 'imports');
  const file = join(folder, `${randomUUID()}${ending}`);
  const problems: ImportProblem[] = [];
  const add = (problem: ImportProblem) => {
    if (problems.length < SHOWN) problems.push(problem);
  };
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(file, bytes);
    const media = join(shop.dataDir, 'media');
    // Whoever sends a file must not make the server look around in its own network.
    const photos = { media: [media], from: media, publicHostsOnly: true };
    const result = await runImport(shop, { file, name, dryRun, photos, report: add, missed: add });
    return { result, problems };
  } finally {
    await rm(file, { force: true });
  }
}
