import { takeTrackingEvents } from '#modules/content/tracking/server/index.ts';
import type { Capability } from './capability.ts';

/** Contract 2.2: returns the visitor's waiting scripts once. */
export const tracking: Capability = {
  typeDefs: /* GraphQL */ `
    extend type Query {
      trackingEvents: [String!]
    }
  `,
  resolvers: {
    Query: {
      async trackingEvents(_parent, _args, { shop, visitor }) {
        const caller = await visitor();
        return caller ? takeTrackingEvents(shop, caller.id) : [];
      },
    },
  },
};
