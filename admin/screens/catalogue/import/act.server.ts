import type { RouterContextProvider } from 'react-router';
import { unknownIntent } from '#admin/entering.server.ts';
import { staffShop } from '#admin/staff.server.ts';
import type { ActAnswer } from '#admin/ui/act-result.tsx';
import { importUpload, type UploadedImport } from '#shop/catalogue/import/index.ts';
import { faultText } from '#texts/catalogue/import-faults.ts';
import * as texts from '#texts/panel/catalogue-import.ts';

export interface ImportAnswer extends ActAnswer {
  /** In words for whoever made the file. */
  problems: { row: number; column: string; reason: string }[];
}

/** Tries a file out or brings it in, as `npm run import` does. */
export async function bringFile(context: Readonly<RouterContextProvider>, request: Request): Promise<ImportAnswer> {
  const form = await request.formData();
  const intent = form.get('intent');
  if (intent !== 'check' && intent !== 'import') throw unknownIntent();
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return { refused: texts.fileMissing, problems: [] };
  const dryRun = intent === 'check';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { result, problems } = await importUpload(staffShop(context), { name: file.name, bytes, dryRun });
  const told = problems.map(({ row, column, fault }) => ({ row, column, reason: faultText(fault) }));
  return { ...describeResult(result, dryRun), problems: told };
}

function describeResult(result: UploadedImport['result'], dryRun: boolean): ActAnswer {
  if (result.ok) {
    const { created, changed, unchanged } = result.counts;
    return { done: (dryRun ? texts.tried : texts.brought)(created, changed, unchanged) };
  }
  if (result.error === 'unknown-format') return { refused: texts.unknownFormat };
  return { refused: result.error === 'another-import' ? texts.anotherImport : texts.wrong(result.problems) };
}
