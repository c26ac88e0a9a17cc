import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDocumentRoute } from './leave-out-documents.ts';

interface Modules {
  getModuleInfo(id: string): { importers: string[] } | null;
}

interface Chunk {
  name: string;
  /** Files, and folders with all in them, from the root of the repository. */
  of: string[];
  except?: string[];
}

/** Scripts that every page runs at once, without React. */
const ENTRY: Chunk = {
  name: 'entry',
  of: [
    'storefront/entry.client.tsx',
    // Needed by the panel of what was added too, which does not wait for React.
    'platform/shell/storefront/shell-in-page.ts',
    'platform/ui/button-look.ts',
    // Needed by listings and by products: a module of one of them must not load with the other.
    'modules/catalogue/products/rules/listed-size.ts',
    'platform/money/rules/quantity-text.ts',
    'platform/navigation/rules/navigation.ts',
  ],
};

/** The islands of every page, with the components shared by all islands: one file instead of a request for each. */
const ISLANDS: Chunk = {
  name: 'islands',
  of: [
    'modules/catalogue/search/storefront/search-box/search-box.tsx',
    'modules/customers/compare/storefront/strip/compare-panel.tsx',
    'platform/forms/storefront/use-hydrated.ts',
    'platform/islands/storefront/hydrate-island.tsx',
    'storefront/shell/main-menu.tsx',
    'storefront/shell/menu-branches.tsx',
    'platform/ui/button.tsx',
    'platform/ui/button-link.tsx',
    'platform/ui/icons/arrows.tsx',
    'platform/ui/icons/shopping.tsx',
    'platform/ui/icons/signs.tsx',
    'platform/ui/spinner.tsx',
    'platform/ui/text-link.tsx',
  ],
};

/** Messages of islands and of screens with a router; they must not wait for the router. */
const MESSAGES: Chunk = { name: 'messages', of: ['platform/ui/alert/message.tsx', 'platform/ui/skeleton.tsx'] };

/** Replaces parts of the page by those of another page: for listings, and products of several versions. */
const SWAP: Chunk = { name: 'swap', of: ['platform/navigation/storefront/start-swap-link.ts'] };

/** The script of a listing. What it shares with suggestions must not bring it there. */
const LISTING: Chunk = { name: 'listing', of: ['modules/catalogue/listing/storefront/start-listing.ts'] };
const RECENT: Chunk = {
  name: 'recent-searches',
  of: ['modules/catalogue/search/storefront/search-box/recent-searches.ts'],
};

/** Carousel and zones, for products and the main page, without React. */
const CAROUSEL: Chunk = {
  name: 'carousel-scripts',
  of: [
    'modules/catalogue/recommendations/storefront/watch-zones.ts',
    'platform/ui/carousel/drive-carousel.ts',
    'platform/ui/carousel/watch-image.ts',
  ],
};

/** Needed at once by a click in the product form, with the gallery: it must not wait for React or the buy box. */
const BUYING: Chunk = {
  name: 'buying',
  of: [
    'modules/catalogue/product-page/storefront/gallery/drive-gallery.ts',
    'modules/catalogue/product-page/storefront/replay-buying.ts',
  ],
};

/** The frame of every screen with a router, and the usual controls: dozens of tiny files would cost a request each. */
const ROUTED: Chunk = {
  name: 'routed',
  of: [
    'storefront/root.tsx',
    'storefront/hydrate-page.tsx',
    'platform/ui/card.tsx',
    'platform/seo/storefront/page-meta.ts',
  ],
};

/** React and the router change rarely: kept apart, they stay in browsers' caches, and our own weight can be measured. */
const packages = (...names: string[]) => names.map((name) => `node_modules/${name}`);
const REACT: Chunk = { name: 'react', of: packages('react', 'react-dom', 'scheduler') };
const ROUTER: Chunk = { name: 'router', of: packages('react-router', 'cookie-es', '@remix-run') };

/** Controls of few forms: comments, choices, passwords, files, and windows that submit without a router. */
const SELDOM_IN_FORMS = [
  'platform/forms/storefront/choice-control.tsx',
  'platform/forms/storefront/comment-control.tsx',
  'platform/forms/storefront/downscale-photo.ts',
  'platform/forms/storefront/file-control.tsx',
  'platform/forms/storefront/file-field.ts',
  'platform/forms/storefront/files-control.tsx',
  'platform/forms/storefront/large-photos.ts',
  'platform/forms/storefront/password-control.tsx',
  'platform/forms/storefront/smaller-offer.tsx',
  'platform/forms/storefront/use-form-sender.tsx',
];

/** Modules that at least two screens share and always load in one. */
const SHARED: Chunk[] = [
  // Rules and texts of a product that plain scripts need too: before the chunks with React, which they must not load.
  {
    name: 'sizes-units',
    of: [
      'modules/catalogue/availability/rules/size-status.ts',
      'modules/catalogue/pricing/rules/tiers.ts',
      'modules/catalogue/products/rules/product-card.ts',
      'modules/catalogue/products/rules/size-table.ts',
      'platform/files/rules/file-size.ts',
      'modules/catalogue/availability/texts/units.ts',
    ],
  },
  // The price of a product, how many of it, and whether it is compared.
  {
    name: 'price-quantity',
    of: [
      'modules/catalogue/pricing/storefront',
      'modules/customers/compare/storefront/strip/compare-link.tsx',
      'modules/catalogue/availability/storefront',
      'platform/ui/number-stepper.tsx',
      'modules/catalogue/availability/rules/check-quantity.ts',
      'modules/catalogue/availability/rules/quantity-limits.ts',
      'modules/catalogue/availability/rules/snap-quantity.ts',
      'platform/money/rules',
      'modules/catalogue/pricing/texts/storefront.ts',
      'modules/customers/compare/texts/compare-link.ts',
    ],
    // Read only by the panel and the filters.
    except: ['platform/money/rules/parse-zloty.ts'],
  },
  // Outcome of a click that buys.
  {
    name: 'basket-change',
    of: [
      'modules/sales/basket/storefront/change/announce-basket-change.ts',
      'modules/sales/basket/rules/line-outcome.ts',
      'wire/client/basket-change.ts',
    ],
  },
  // Used by carousels and by screens with a router; a gallery must not load the router.
  { name: 'directions', of: ['platform/ui/icons/directions.tsx'] },
  // Windows over a page.
  {
    name: 'dialog',
    of: ['platform/ui/covers.ts', 'platform/ui/dialog.tsx', 'platform/ui/use-back-closes.ts'],
  },
  {
    name: 'rating',
    of: ['modules/after-sale/opinions/storefront/rating.tsx', 'modules/catalogue/products/texts/rating.ts'],
  },
  // The fields of forms, and what reads and checks them.
  {
    name: 'controls',
    of: [
      'platform/ui/checkbox.tsx',
      'platform/ui/field.tsx',
      'platform/ui/field-messages.tsx',
      'platform/ui/text-controls.tsx',
    ],
  },
  {
    name: 'form',
    of: [
      'platform/forms/storefront',
      'platform/ui/animate-value.ts',
      'platform/forms/rules/check-field.ts',
      'platform/forms/rules/email.ts',
      'platform/forms/rules/phone.ts',
      'platform/forms/rules/server-check.ts',
      'platform/forms/texts/forms.ts',
    ],
    except: SELDOM_IN_FORMS,
  },
  // The steps of returns, complaints and withdrawals.
  { name: 'service-steps', of: ['platform/ui/service-frame.tsx', 'platform/ui/step-buttons.tsx'] },
  // The sum of an order, for basket, data and summary.
  {
    name: 'order-sum',
    of: ['modules/sales/checkout/storefront/parts/figures.tsx', 'modules/sales/checkout/storefront/parts/sum-bar.tsx'],
  },
  // Numbers of tax payers and of bank accounts: returns ask for those too, but for nothing else of an address.
  { name: 'tax-number', of: ['platform/forms/rules/tax-number.ts'] },
  // Customer and address of an order.
  {
    name: 'client-form',
    of: [
      'modules/customers/accounts/storefront/client-form/client-form-fields.ts',
      'modules/customers/accounts/rules',
      'platform/forms/rules/postcode.ts',
      'modules/customers/accounts/texts/registration.ts',
    ],
  },
];

/** The islands of the product page, with all that only they and the windows over the page need. */
const PRODUCT: Chunk = {
  name: 'product',
  of: [
    'modules/catalogue/product-page/storefront/buy-box.tsx',
    'modules/sales/instalments/storefront/calculator-toggle.tsx',
  ],
};
const OVER_PRODUCT: Chunk = {
  name: 'over-product',
  of: [
    'modules/after-sale/opinions/storefront',
    'modules/after-sale/questions/storefront',
    'modules/customers/stock-alerts/storefront/notify-me',
    'modules/sales/express-checkout/storefront',
    'modules/catalogue/product-page/storefront',
    'modules/sales/instalments/storefront',
  ],
};

/** The files the browser's modules are put into (decision 16). A path that is no longer there stops the build. */
export function chunkGroups(root: string) {
  const missing = missingPaths(root, [
    REACT,
    ROUTER,
    ENTRY,
    ISLANDS,
    MESSAGES,
    SWAP,
    RECENT,
    LISTING,
    CAROUSEL,
    BUYING,
    ROUTED,
    ...SHARED,
    PRODUCT,
    OVER_PRODUCT,
  ]);
  if (missing.length > 0) throw new Error(`tools/build/chunks.ts names missing paths: ${missing.join(', ')}`);
  const isOwn = isPartOf(root, { name: 'own', of: ['modules', 'panel', 'platform', 'storefront', 'wire'] });
  return [
    ...[REACT, ROUTER].map((chunk) => ({ name: chunk.name, test: isPartOf(root, chunk) })),
    ...[ENTRY, ISLANDS, MESSAGES].map((chunk) => ({ name: importedBy(root, chunk), test: isOwn })),
    ...SHARED.map((chunk) => ({ name: chunk.name, test: isPartOf(root, chunk), minShareCount: 2 })),
    { name: RECENT.name, test: isPartOf(root, RECENT) },
    { name: importedBy(root, CAROUSEL), test: isOwn },
    // Rules and texts apart: plain scripts need them without React.
    {
      name: sharedWithScreens(root, 'shared-rules'),
      test: isRuleOrText,
    },
    { name: sharedWithScreens(root, 'shared-parts'), test: isOwn },
    ...[SWAP, LISTING, BUYING].map((chunk) => ({ name: importedBy(root, chunk), test: isOwn })),
    { name: neededBy(root, PRODUCT, OVER_PRODUCT), test: isOwn },
    { name: importedBy(root, ROUTED), test: isOwn },
  ];
}

/** Rules and texts, of modules and of the platform. */
function isRuleOrText(id: string): boolean {
  return /\/(?:modules\/[\w-]+|platform)\/[\w-]+\/(?:rules|texts)\//.test(id);
}

export function missingPaths(root: string, chunks: readonly Chunk[]): string[] {
  const paths = chunks.flatMap((chunk) => [...chunk.of, ...(chunk.except ?? [])]);
  return paths.filter((one) => !existsSync(path.join(root, one)));
}

export function isPartOf(root: string, chunk: Chunk): (id: string) => boolean {
  const within = (paths: string[] = []) => {
    const files = paths.map((one) => path.join(root, one));
    return (file: string) => files.some((one) => file === one || file.startsWith(`${one}/`));
  };
  const [isIn, isOut] = [within(chunk.of), within(chunk.except)];
  return (id) => {
    // React Router asks for parts of a route's module behind a question mark.
    const [file = ''] = id.split('?');
    return isIn(file) && !isOut(file);
  };
}

/**
 * A chunk takes what its modules import along with them: what screens with a router need too goes into a file of its own first, or each
 * of them would load all of the product page.
 */
function sharedWithScreens(root: string, name: string): (id: string, modules: Modules) => string | null {
  const product: Chunk = { name, of: [...BUYING.of, ...PRODUCT.of] };
  const [isImported, isAlone] = [importedBy(root, product), neededBy(root, product, OVER_PRODUCT)];
  return (id, modules) => (isAlone(id, modules) ? null : isImported(id, modules));
}

/** Names the chunk of everything that only its files and those of `sibling` import. No browser loads the route of a document. */
function neededBy(root: string, chunk: Chunk, sibling: Chunk): (id: string, modules: Modules) => string | null {
  const isEntry = isPartOf(root, chunk);
  const isSibling = isPartOf(root, sibling);
  return (id, modules) => {
    const visited = new Set<string>();
    const waiting = [id];
    let isNeeded = false;
    for (let module = waiting.pop(); module; module = waiting.pop()) {
      if (visited.has(module)) continue;
      visited.add(module);
      if (isEntry(module)) isNeeded = true;
      const info = modules.getModuleInfo(module);
      const isOurs = isEntry(module) || isDocumentRoute(module);
      const importers = info?.importers ?? [];
      if (importers.length === 0 && !isOurs && !isSibling(module)) return null;
      if (!isOurs) waiting.push(...importers);
    }
    return isNeeded ? chunk.name : null;
  };
}

/** Names the chunk of everything that one of its files imports outright. */
function importedBy(root: string, chunk: Chunk): (id: string, modules: Modules) => string | null {
  const isEntry = isPartOf(root, chunk);
  return (id, modules) => {
    const visited = new Set<string>();
    const waiting = [id];
    for (let module = waiting.pop(); module; module = waiting.pop()) {
      if (isEntry(module)) return chunk.name;
      if (visited.has(module)) continue;
      visited.add(module);
      waiting.push(...(modules.getModuleInfo(module)?.importers ?? []));
    }
    return null;
  };
}
