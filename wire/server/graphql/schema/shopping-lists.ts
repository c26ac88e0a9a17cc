import { createGraphQLError } from 'graphql-yoga';
import { shownPrice } from '#modules/catalogue/pricing/rules/shown-price.ts';
import { queueTrackingEvent } from '#modules/content/tracking/server/index.ts';
import {
  addToList,
  createList,
  deleteList,
  findOwnList,
  getLists,
  type ListItem,
  type ListOwner,
  type ListResult,
  removeFromList,
  setList,
} from '#modules/customers/lists/server/index.ts';
import { writeBasketEvent } from '#modules/sales/basket/rules/basket-event.ts';
import { listSizesOnSale } from '#modules/sales/basket/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { CallContext, Capability } from './capability.ts';

interface Named {
  ShoppingListInput: { id?: number | null };
}
interface Settings {
  ShoppingListSettingsInput: { name?: string | null; public?: boolean | null };
}
interface Products {
  ShoppingListProduct: { id: number; size: string }[];
}

/** Contract 2.20. Without an id `shoppingList` returns all of the caller's lists. */
export const shoppingLists: Capability = {
  typeDefs: /* GraphQL */ `
    extend type Query {
      shoppingList(ShoppingListInput: ShoppingListInput!): [ShoppingList!]!
    }
    type Mutation {
      shoppingListCreate(ShoppingListSettingsInput: ShoppingListSettingsInput!): CreatedList
      shoppingListDelete(ShoppingListInput: ShoppingListInput!): Status
      setShoppingList(
        ShoppingListInput: ShoppingListInput!
        ShoppingListSettingsInput: ShoppingListSettingsInput!
      ): Status
      addToShoppingList(
        ShoppingListInput: ShoppingListInput!
        ShoppingListProduct: [ShoppingListProduct!]!
      ): Status
      removeFromShoppingList(
        ShoppingListInput: ShoppingListInput!
        ShoppingListProduct: [ShoppingListProduct!]!
      ): Status
    }
    input ShoppingListInput {
      id: Int
    }
    input ShoppingListSettingsInput {
      name: String
      public: Boolean
    }
    input ShoppingListProduct {
      id: Int!
      size: String!
    }
    type ShoppingList {
      id: Int
      name: String
      link: String
      productCount: Int
      public: Boolean
    }
    type CreatedList {
      status: String!
      id: Int
    }
    type Status {
      status: String!
    }
  `,
  resolvers: {
    Query: {
      async shoppingList(_parent, { ShoppingListInput: { id } }: Named, context) {
        context.announceEvents();
        const owner = await context.listOwner();
        if (!owner) return [];
        if (id === null || id === undefined) return getLists(context.shop, owner);
        const found = await findOwnList(context.shop, owner, id);
        return found ? [found] : [];
      },
    },
    Mutation: {
      shoppingListCreate: (_parent, { ShoppingListSettingsInput }: Settings, context) =>
        carryOut(context, (owner) => createList(context.shop, owner, toSettings(ShoppingListSettingsInput))),
      shoppingListDelete: (_parent, { ShoppingListInput }: Named, context) =>
        carryOut(context, (owner) => deleteList(context.shop, owner, ShoppingListInput.id ?? 0)),
      setShoppingList: (_parent, { ShoppingListInput, ShoppingListSettingsInput }: Named & Settings, context) =>
        carryOut(context, (owner) =>
          setList(context.shop, owner, ShoppingListInput.id ?? 0, toSettings(ShoppingListSettingsInput)),
        ),
      addToShoppingList: (_parent, { ShoppingListInput, ShoppingListProduct }: Named & Products, context) =>
        carryOut(context, async (owner) => {
          const result = await addToList(context.shop, owner, ShoppingListInput.id ?? 0, toItems(ShoppingListProduct));
          if (result.ok && context.allowsAnalytics()) await trackListing(context.shop, owner.visitorId, result.added);
          return result;
        }),
      removeFromShoppingList: (_parent, { ShoppingListInput, ShoppingListProduct }: Named & Products, context) =>
        carryOut(context, (owner) =>
          removeFromList(context.shop, owner, ShoppingListInput.id ?? 0, toItems(ShoppingListProduct)),
        ),
    },
  },
};

/** `status: success`, or an error with a message for the customer. */
async function carryOut(context: CallContext, change: (owner: ListOwner) => Promise<ListResult>) {
  context.announceEvents();
  const result = await change(await context.ensureListOwner());
  if (!result.ok)
    throw createGraphQLError(context.listFaultText(result.fault), { extensions: { fault: result.fault } });
  return { status: 'success', ...result };
}

function toSettings({ name, public: isPublic }: Settings['ShoppingListSettingsInput']) {
  return { name: name ?? undefined, public: isPublic ?? undefined };
}

function toItems(sent: Products['ShoppingListProduct']): ListItem[] {
  return sent.map(({ id, size }) => ({ productId: id, size }));
}

/** Queues an `add_to_wishlist` event (S7.53). A failure is only logged, so that it cannot stop a change of a list. */
async function trackListing(shop: Shop, visitorId: number, added: readonly ListItem[]): Promise<void> {
  try {
    const sales = await listSizesOnSale(shop.db, [...new Set(added.map((item) => item.productId))]);
    const items = sales
      .filter((sale) => added.some((item) => item.productId === sale.productId && item.size === sale.size))
      .map((sale) => ({
        productId: sale.productId,
        name: sale.name,
        variant: sale.sizeName,
        quantity: 1,
        unitPrice: shownPrice(sale),
      }));
    await queueTrackingEvent(shop, visitorId, writeBasketEvent('add_to_wishlist', items));
  } catch (error) {
    shop.log.warn({ err: error }, 'an analytics event of a list was lost');
  }
}
