import type { SentFile } from '#shop/after-sale/complaints/index.ts';

export function readFiles(files: readonly File[]): Promise<SentFile[]> {
  return Promise.all(files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })));
}
