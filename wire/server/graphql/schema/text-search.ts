import { type GraphQLResolveInfo, Kind } from 'graphql';
import { MAX_SEARCH_LENGTH, SUGGESTED_PRODUCTS } from '#modules/catalogue/search/rules/search-limits.ts';
import { type Suggestions, suggest, tagsOfSuggestions } from '#modules/catalogue/search/server/index.ts';
import { readingOf } from '#platform/replicas/server/index.ts';
import { iconAddress } from '../../refuse.ts';
import { priceByType } from './basics.ts';
import type { Capability } from './capability.ts';

interface SearchInput {
  text: string;
  limit?: number | null;
}

const MAX_PRODUCTS = 24;

/** Contract 2.13. */
export const textSearch: Capability = {
  typeDefs: /* GraphQL */ `
    extend type Query {
      productsTextSearch(searchInput: SearchInput!): TextSearch
    }
    input SearchInput {
      text: String!
      limit: Int
    }
    type TextSearch {
      products: [FoundProduct!]
      series: [Link!]
      producers: [Link!]
      menuNodes: [MenuLink!]
      cms: [Link!]
      searchQueries: [Link!]
    }
    type FoundProduct {
      name: String!
      link: String!
      iconSmall: String
      iconSmallSecond: String
      price: FoundPrice!
      points: Int!
    }
    type FoundPrice {
      price: PriceByType!
    }
    type MenuLink {
      name: String!
      link: String!
      bc: Breadcrumb
    }
    type Breadcrumb {
      item: [BreadcrumbItem!]!
    }
    type BreadcrumbItem {
      title: String!
    }
  `,
  resolvers: {
    Query: {
      async productsTextSearch(
        _parent,
        { searchInput }: { searchInput: SearchInput },
        { shop, keepAnswer, helpScreens },
        info,
      ) {
        const limit = Math.min(MAX_PRODUCTS, searchInput.limit ?? SUGGESTED_PRODUCTS);
        const found = await suggest(readingOf(shop), searchInput.text.slice(0, MAX_SEARCH_LENGTH), limit, helpScreens);
        if (requestsNothingElse(info)) keepAnswer(tagsOfSuggestions(found));
        return writeSuggestions(found);
      },
    },
  },
};

/** With another field, which may be personal, the answer cannot be cached. */
function requestsNothingElse({ fieldName, operation }: GraphQLResolveInfo): boolean {
  return operation.selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && selection.name.value === fieldName,
  );
}

function writeSuggestions({ products, menuNodes, ...groups }: Suggestions) {
  return {
    ...groups,
    products: products.map(({ name, link, photo, photoFocus, price, points, vatPermille }) => {
      const icon = iconAddress(photo, photoFocus) || null;
      return {
        name,
        link,
        iconSmall: icon,
        iconSmallSecond: icon,
        price: { price: priceByType(price, vatPermille) },
        // Beyond the contract.
        points,
      };
    }),
    menuNodes: menuNodes.map(({ name, link, path }) => ({
      name,
      link,
      bc: { item: path.map((title) => ({ title })) },
    })),
  };
}
