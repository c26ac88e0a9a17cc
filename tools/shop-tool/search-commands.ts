import { reindexProducts } from '#shop/catalogue/search/index.ts';
import { searchDocuments } from '#shop/platform/db/schema.ts';
import type { Shop } from '#shop/platform/shop.ts';
import type { ShopCommand } from './shop-command.ts';

export const searchCommands: ShopCommand[] = [
  {
    name: 'search reindex',
    usage: '',
    help: 'reads all products anew for the search, as after an update of the shop',
    run: reindex,
  },
];

async function reindex(shop: Shop): Promise<string[]> {
  await reindexProducts(shop);
  return [`Products the search knows: ${await shop.db.$count(searchDocuments)}.`];
}
