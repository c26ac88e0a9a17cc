import { join } from 'node:path';
import { TEXT_PAGE_ADDRESSES } from '#rules/platform/navigation/document-addresses.ts';
import { MediaSources } from '#server/images/find-source.ts';
import { listEntries, listTextPages, saveEntry, saveTextPage } from '#shop/content/pages/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { repositoryRoot } from '../source/source-files.ts';
import {
  CommandError,
  fileOption,
  type Given,
  idOf,
  momentText,
  type ShopCommand,
  subject,
  table,
} from './shop-command.ts';

type Kind = 'news' | 'blog';

const MOST = 50;
const REFUSALS = {
  'unknown-entry': 'There is no such entry.',
  'title-missing': 'Say its title: --title TEXT',
  'no-day': '--date is a day, as in --date 2026-05-06',
  stale: 'Somebody else has just saved it.',
};

export const contentCommands: ShopCommand[] = [
  { name: 'pages list', usage: '', help: 'the texts of the shop: terms, privacy, delivery …', run: listPages },
  {
    name: 'pages save',
    usage: 'ADDRESS --file FILE [--title TEXT]',
    help: `puts a file (HTML or plain text) in the place of a text: ${TEXT_PAGE_ADDRESSES.join(', ')}`,
    run: savePage,
  },
  ...entryCommands('news', '[--title, --lead, --file, --date YYYY-MM-DD, --photo]'),
  ...entryCommands('blog', '[--title, --lead, --file, --date YYYY-MM-DD, --photo, --author]'),
];

function entryCommands(kind: Kind, usage: string): ShopCommand[] {
  return [
    {
      name: `${kind} list`,
      usage: '',
      help: `the ${MOST} newest entries, those dated ahead included`,
      run: (shop) => list(shop, kind),
    },
    {
      name: `${kind} save`,
      usage: `[ID] ${usage}`,
      help: 'changes what is said of an entry, or writes a new one; one dated ahead is shown from its day on',
      run: (shop, given) => save(shop, kind, given),
    },
  ];
}

async function listPages(shop: Shop): Promise<string[]> {
  const pages = await listTextPages(shop);
  if (pages.length === 0) return ['No pages.'];
  return table(pages.map(({ address, title, updatedAt }) => [`/${address}`, momentText(updatedAt), title]));
}

async function savePage(shop: Shop, given: Given): Promise<string[]> {
  const address = subject(given, `page: ${TEXT_PAGE_ADDRESSES.join(', ')}`).replace(/^\//, '');
  const body = await fileOption(given, 'page.html');
  const outcome = await saveTextPage(shop, address, { title: given.options.title, body });
  if (outcome === 'unknown-address') throw new CommandError(`Say a page: ${TEXT_PAGE_ADDRESSES.join(', ')}.`);
  if (outcome === 'title-missing') throw new CommandError(REFUSALS['title-missing']);
  return [`/${address} is saved.`];
}

async function list(shop: Shop, kind: Kind): Promise<string[]> {
  const entries = await listEntries(shop, kind, MOST);
  return entries.length === 0
    ? ['No entries.']
    : table(entries.map(({ id, date, title }) => [String(id), date, title]));
}

async function save(shop: Shop, kind: Kind, given: Given): Promise<string[]> {
  const { title, lead, date, photo, author, file } = given.options;
  const id = given.words.length > 0 ? idOf(given, `entry: the number before it in ${kind} list`) : null;
  const change = { title, lead, date, photo, author, body: file ? await fileOption(given, 'entry.html') : undefined };
  if (Object.values(change).every((said) => said === undefined)) throw new CommandError('Say what to change.');
  if (photo && !(await isPicture(shop, photo))) {
    throw new CommandError(`There is no picture “${photo}” below the media folder.`);
  }
  const outcome = await saveEntry(shop, kind, id, change);
  if (!outcome.ok) throw new CommandError(REFUSALS[outcome.error]);
  return [`Entry ${outcome.id} is saved.`];
}

/** What the shop itself would find and show. */
async function isPicture({ files }: Shop, name: string): Promise<boolean> {
  const sources = new MediaSources(files, join(repositoryRoot, 'media'));
  return (await sources.findPicture(name)) !== undefined;
}
