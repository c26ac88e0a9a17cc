import { appendFile, writeFile } from 'node:fs/promises';
import { listReaderBatches, sendIssue, surveyReaders } from '#shop/customers/newsletter/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { CommandError, fileOption, type Given, momentText, type ShopCommand, table } from './shop-command.ts';

const MOST = 50;
const COLUMNS = ['email', 'name', 'asked', 'confirmed', 'consent'];

export const newsletterCommands: ShopCommand[] = [
  { name: 'newsletter list', usage: '', help: `how many read it, and the ${MOST} newest readers`, run: listReaders },
  {
    name: 'newsletter export',
    usage: '--file READERS.csv',
    help: 'all readers who confirmed their address, with what they agreed to',
    run: exportReaders,
  },
  {
    name: 'newsletter send',
    usage: '--subject TEXT --file NEWS.html',
    help: 'a mail (HTML or plain text) to all readers; started again, it goes only to those who have not got it',
    run: send,
  },
];

async function listReaders(shop: Shop): Promise<string[]> {
  const { reading, asked, left, newest } = await surveyReaders(shop, MOST);
  return [
    `${reading} read it, ${asked} have not confirmed, ${left} left.`,
    ...table(newest.map(({ email, name, confirmedAt }) => [confirmedAt ? momentText(confirmedAt) : '', email, name])),
  ];
}

async function exportReaders(shop: Shop, { options: { file } }: Given): Promise<string[]> {
  if (!file) throw new CommandError('Name the file: --file readers.csv');
  let count = 0;
  await writeFile(file, `${COLUMNS.join(';')}\n`);
  for await (const readers of listReaderBatches(shop)) {
    const lines = readers.map(({ email, name, askedAt, confirmedAt, consent }) =>
      [email, name, askedAt.toISOString(), confirmedAt?.toISOString() ?? '', consent].map(cell).join(';'),
    );
    await appendFile(file, `${lines.join('\n')}\n`);
    count += readers.length;
  }
  return [`${count} readers in ${file}`];
}

async function send(shop: Shop, given: Given): Promise<string[]> {
  const subject = given.options.subject?.trim();
  if (!subject) throw new CommandError('Say the subject: --subject TEXT');
  const body = await fileOption(given, 'news.html');
  if (body.trim() === '') throw new CommandError('The mail is empty.');
  const { written, readers } = await sendIssue(shop, { subject, body });
  return [`On its way to ${written} of ${readers} readers${written < readers ? '; the others have it already' : ''}.`];
}

/** Quoted always; what a spreadsheet would take for a formula is led by an apostrophe. */
function cell(text: string): string {
  return `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;
}
