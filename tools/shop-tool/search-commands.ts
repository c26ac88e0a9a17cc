import { reindexProducts } from '#modules/catalogue/search/server/index.ts';
import { searchDocuments } from '#server/shop/schema.ts';
import type { ShopCommand } from './shop-command.ts';

export const searchCommands: ShopCommand[] = [
  {
    name: 'search reindex',
    usage: '',
    help: 'reads all products again for the search, as after an update of the shop',
    run: async (shop) => {
      await reindexProducts(shop);
      return [`Products in the search index: ${await shop.db.$count(searchDocuments)}.`];
    },
  },
];
