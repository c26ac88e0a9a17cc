import { createGraphQLError } from 'graphql-yoga';
import { getBasketShipping } from '#modules/sales/checkout/server/index.ts';
import type { DeliveryMoment } from '#modules/sales/delivery/rules/describe-delivery.ts';
import type { ShippingTime } from '#modules/sales/delivery/rules/shipping-time.ts';
import { getShipping, type Shipping, type ShippingItem } from '#modules/sales/delivery/server/index.ts';
import { money } from './basics.ts';
import type { CallContext, Capability } from './capability.ts';

const MAX_PRODUCTS = 100;

interface ShippingInput {
  mode: 'product' | 'basket';
  products?:
    | { id: number; size: string; quantity: number; bundleParts?: { id: number; size: string }[] | null }[]
    | null;
}

/** Contract 2.11: when goods leave the shop, and every way they can be delivered. */
export const shipping: Capability = {
  typeDefs: /* GraphQL */ `
    extend type Query {
      shipping(ShippingInput: ShippingInput!): shipping
    }
    enum ShippingMode {
      product
      basket
    }
    input ShippingInput {
      mode: ShippingMode!
      products: [ShippingProductInput!]
    }
    input ShippingProductInput {
      id: Int!
      size: String!
      quantity: Float!
      bundleParts: [BundlePartInput!]
    }
    input BundlePartInput {
      id: Int!
      size: String!
    }
    type shipping {
      shippingTime: ShippingTimeInfo
      shipping: [ShippingOption!]
    }
    type ShippingTimeInfo {
      shippingTime: DeliveryMoment
      time: String
      unknownTime: Boolean
      todayShipmentDeadline: String
    }
    type DeliveryMoment {
      time: Duration
      weekDay: Int
      weekAmount: Int
      today: Boolean
    }
    type Duration {
      days: Int
      hours: Int
      minutes: Int
    }
    enum PrepaidKind {
      prepaid
      dvp
    }
    type ShippingOption {
      courier: Courier!
      prepaid: PrepaidKind!
      cost: Money!
      deliveryTime: DeliveryMoment!
    }
    type Courier {
      icon: String
      name: String
    }
  `,
  resolvers: {
    Query: {
      async shipping(_parent, { ShippingInput: input }: { ShippingInput: ShippingInput }, context) {
        const found = input.mode === 'basket' ? await ofBasket(context) : await ofProducts(context, input);
        return found && writeShipping(found);
      },
    },
  },
};

async function ofProducts({ shop }: CallContext, { products }: ShippingInput): Promise<Shipping | null> {
  if (!products || products.length === 0) throw createGraphQLError('Mode product needs at least one product');
  const parts = products.reduce((sum, { bundleParts }) => sum + (bundleParts?.length ?? 0), products.length);
  if (parts > MAX_PRODUCTS) throw createGraphQLError(`At most ${MAX_PRODUCTS} products can be asked for`);
  if (products.some(({ quantity }) => quantity <= 0)) throw createGraphQLError('The quantity must be above zero');
  const items = products.map(({ id, size, quantity, bundleParts }): ShippingItem => {
    return {
      productId: id,
      size,
      quantity,
      parts: bundleParts?.map((part) => ({ productId: part.id, size: part.size })),
    };
  });
  return getShipping(shop, items);
}

async function ofBasket({ shop, visitor, session }: CallContext): Promise<Shipping | null> {
  const [caller, signedIn] = await Promise.all([visitor(), session()]);
  return getBasketShipping(shop, caller && { visitorId: caller.id, customerId: signedIn?.customerId ?? null });
}

function writeShipping({ time, options }: Shipping) {
  return {
    shippingTime: time && writeTime(time),
    // A missing list means that the cost is individual; for an empty one front ends open an empty window (contract 2.11).
    shipping:
      options.length === 0
        ? null
        : options.map(({ name, icon, prepaid, cost, arrives }) => ({
            courier: { icon, name },
            prepaid,
            cost: money(cost),
            deliveryTime: arrives ? writeMoment(arrives) : {},
          })),
  };
}

function writeTime(time: ShippingTime) {
  const { unknownTime, todayShipmentDeadline } = time;
  return {
    shippingTime: unknownTime ? null : writeMoment(time),
    unknownTime,
    todayShipmentDeadline,
    time: time.time,
  };
}

function writeMoment({ days, hours, minutes, weekDay, weekAmount, today }: DeliveryMoment) {
  return { time: { days, hours, minutes }, weekDay, weekAmount, today };
}
