import { GraphQLError, GraphQLScalarType, valueFromASTUntyped } from 'graphql';
import { sentSize } from '#modules/catalogue/products/rules/size-table.ts';
import {
  getLowestPrices,
  type LowestPrice,
  type LowestPriceQuestion,
} from '#modules/catalogue/products/server/index.ts';
import { parseId } from '#modules/sales/basket/rules/product-form.ts';
import { isRecord } from '#platform/json/rules/json-record.ts';
import { parseMoment } from '#platform/time/rules/day.ts';
import { priceByType } from './basics.ts';
import type { Capability } from './capability.ts';

const MAX_REQUESTS = 200;

/** Contract 2.1; `openArgument` renames the argument of any name to `items`. */
export const lowestPrices: Capability = {
  typeDefs: /* GraphQL */ `
    extend type Query {
      getLastLowestProductPrices(items: [LowestPriceRequest]): [LowestPriceProduct!]
    }
    """
    { date: String, productId: Int, sizeId: String }. Without a size all sizes are answered; an invalid item is left out.
    """
    scalar LowestPriceRequest
    type LowestPriceProduct {
      id: Int!
      sizes: [LowestPriceSize!]!
    }
    type LowestPriceSize {
      id: String!
      price: PriceByType!
    }
  `,
  resolvers: {
    Query: {
      async getLastLowestProductPrices(_parent, { items }: { items?: unknown[] | null }, { shop }) {
        const sent = items ?? [];
        if (sent.length > MAX_REQUESTS) throw new GraphQLError(`At most ${MAX_REQUESTS} items can be asked for`);
        const found = await getLowestPrices(shop, sent.flatMap(parseRequest));
        return writeProducts(found);
      },
    },
  },
  // Not an input type: the engine would refuse the whole request for one invalid item.
  scalars: {
    LowestPriceRequest: new GraphQLScalarType({
      name: 'LowestPriceRequest',
      parseValue: (value) => value,
      parseLiteral: valueFromASTUntyped,
    }),
  },
};

function parseRequest(sent: unknown): LowestPriceQuestion[] {
  if (!isRecord(sent)) return [];
  const { productId, date } = sent;
  const size = sent.sizeId ?? '';
  if (typeof size !== 'string' && typeof size !== 'number') return [];
  return [
    {
      productId: parseId(String(productId)),
      sizeType: size === '' ? null : sentSize(String(size)),
      changedAt: typeof date === 'string' && date !== '' ? parseMoment(date) : null,
    },
  ];
}

function writeProducts(found: LowestPrice[]) {
  return [...Map.groupBy(found, (one) => one.productId)].map(([id, sizes]) => ({
    id,
    sizes: sizes.map((size) => ({ id: size.sizeType, price: priceByType(size.price, size.vatPermille) })),
  }));
}
