import { GraphQLError } from 'graphql';
import { sentSize } from '#rules/catalogue/products/size-table.ts';
import { parseMoment } from '#rules/platform/time/day.ts';
import { getLowestPrices, type LowestPrice } from '#shop/catalogue/pricing/index.ts';
import { priceByType } from '../price-by-type.ts';
import type { Capability } from './capability.ts';

interface Request {
  date?: string | null;
  productId: number;
  sizeId: string;
}

const MOST_REQUESTS = 200;

/** Contract 2.1; whatever the argument is called on the wire, it arrives here as `items`. */
export const lowestPrices: Capability = {
  typeDefs: /* GraphQL */ `
    extend type Query {
      getLastLowestProductPrices(items: [LowestPriceRequest!]!): [LowestPriceProduct!]!
    }
    input LowestPriceRequest {
      date: String
      productId: Int!
      sizeId: String!
    }
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
      async getLastLowestProductPrices(_parent, { items }: { items: Request[] }, { shop }) {
        if (items.length > MOST_REQUESTS) throw new GraphQLError(`At most ${MOST_REQUESTS} items can be asked for`);
        const found = await getLowestPrices(shop, items.map(parseRequest));
        return writeProducts(found);
      },
    },
  },
};

function parseRequest({ date, productId, sizeId }: Request) {
  return {
    productId,
    sizeType: sentSize(sizeId),
    changedAt: date ? parseMoment(date) : null,
  };
}

function writeProducts(found: LowestPrice[]) {
  return [...Map.groupBy(found, (one) => one.productId)].map(([id, sizes]) => ({
    id,
    sizes: sizes.map((size) => ({ id: size.sizeType, price: priceByType(size.price, size.vatPermille) })),
  }));
}
