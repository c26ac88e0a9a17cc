import { appendFile, writeFile } from 'node:fs/promises';
import { listReaderBatches } from '#modules/customers/newsletter/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { CommandError, type Given, type ShopCommand } from './shop-command.ts';

const COLUMNS = ['email', 'name', 'asked', 'confirmed', 'consent'];

export const newsletterCommands: ShopCommand[] = [
  {
    name: 'newsletter export',
    usage: '--file READERS.csv',
    help: 'all readers who confirmed their address, with the text they agreed to',
    run: exportReaders,
  },
];

async function exportReaders(shop: Shop, { options: { file } }: Given): Promise<string[]> {
  if (!file) throw new CommandError('Name the file: --file readers.csv');
  let count = 0;
  await writeFile(file, `${COLUMNS.join(';')}\n`);
  for await (const readers of listReaderBatches(shop)) {
    const lines = readers.map(({ email, name, requestedAt, confirmedAt, consent }) =>
      [email, name, requestedAt.toISOString(), confirmedAt?.toISOString() ?? '', consent].map(cell).join(';'),
    );
    await appendFile(file, `${lines.join('\n')}\n`);
    count += readers.length;
  }
  return [`${count} readers in ${file}`];
}

/** Always quoted; an apostrophe stops a spreadsheet from reading the value as a formula. */
function cell(text: string): string {
  return `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;
}
