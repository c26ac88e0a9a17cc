import type { RouterContextProvider } from 'react-router';
import { staffShop } from '#admin/staff.server.ts';
import type { ActAnswer } from '#admin/ui/act-result.tsx';
import type { ImportProblem } from '#rules/catalogue/import/import-row.ts';
import { importUpload, type UploadedImport } from '#shop/catalogue/import/index.ts';
import * as texts from '#texts/panel/catalogue-import.ts';

export interface ImportAnswer extends ActAnswer {
  problems: ImportProblem[];
}

/** Tries a file out or brings it in, as `npm run import` does. */
export async function bringFile(context: Readonly<RouterContextProvider>, request: Request): Promise<ImportAnswer> {
  const form = await request.formData();
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return { refused: texts.fileMissing, problems: [] };
  const dryRun = form.get('intent') === 'check';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { result, problems } = await importUpload(staffShop(context), { name: file.name, bytes, dryRun });
  return { ...describeResult(result, dryRun), problems };
}

function describeResult(result: UploadedImport['result'], dryRun: boolean): ActAnswer {
  if (result.ok) {
    const { created, changed, unchanged } = result.counts;
    return { done: (dryRun ? texts.tried : texts.brought)(created, changed, unchanged) };
  }
  if (result.error === 'unknown-format') return { refused: texts.unknownFormat };
  return { refused: result.error === 'another-import' ? texts.anotherImport : texts.wrong(result.problems) };
}
