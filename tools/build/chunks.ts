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

/** What every page runs at once, without React. */
const ENTRY: Chunk = {
  name: 'entry',
  of: [
    'app/entry.client.tsx',
    // Needed by the panel of what was added too, which does not wait for React.
    'app/features/platform/frame/shell-in-page.ts',
    'app/ui/button-look.ts',
    // Needed by listings and by products: whatever one of them has is not for the other.
    'rules/catalogue/products/listed-size.ts',
    'rules/catalogue/quantity/quantity-text.ts',
    'rules/platform/navigation/navigation.ts',
  ],
};

/** The islands of every page, with what they and those of single pages draw with: one file instead of a request for each. */
const ISLANDS: Chunk = {
  name: 'islands',
  of: [
    'app/features/catalogue/search-box/search-box.tsx',
    'app/features/customers/compare/compare-panel.tsx',
    'app/features/platform/forms/use-hydrated.ts',
    'app/features/platform/island/hydrate-island.tsx',
    'app/features/shell/main-menu.tsx',
    'app/features/shell/menu-branches.tsx',
    'app/ui/button.tsx',
    'app/ui/button-link.tsx',
    'app/ui/icons/arrows.tsx',
    'app/ui/icons/shopping.tsx',
    'app/ui/icons/signs.tsx',
    'app/ui/spinner.tsx',
    'app/ui/text-link.tsx',
  ],
};

/** What other islands and screens with a router both say something with; it must not wait for the router. */
const MESSAGES: Chunk = { name: 'messages', of: ['app/ui/alert/message.tsx', 'app/ui/skeleton.tsx'] };

/** What puts parts of another page in place of the shown ones: for listings, and products of several versions. */
const SWAP: Chunk = { name: 'swap', of: ['app/features/platform/navigation/start-swap-link.ts'] };

/** The script of a listing. What it shares with suggestions must not bring it there. */
const LISTING: Chunk = { name: 'listing', of: ['app/screens/catalogue/listing/start-listing.ts'] };
const RECENT: Chunk = { name: 'recent-searches', of: ['app/features/catalogue/search-box/recent-searches.ts'] };

/** Carousel and zones, for products and the main page, without React. */
const CAROUSEL: Chunk = {
  name: 'carousel-scripts',
  of: [
    'app/features/selling/zones/watch-zones.ts',
    'app/ui/carousel/drive-carousel.ts',
    'app/ui/carousel/watch-image.ts',
  ],
};

/** What a press on a button of the product form needs at once, with the gallery: it must not wait for React or the buy box. */
const BUYING: Chunk = {
  name: 'buying',
  of: ['app/screens/catalogue/product/gallery/drive-gallery.ts', 'app/screens/catalogue/product/press-buying.ts'],
};

/** What surrounds every screen with a router, and the controls nearly every one has: dozens of tiny files would cost a request each. */
const ROUTED: Chunk = {
  name: 'routed',
  of: ['app/root.tsx', 'app/hydrate-page.tsx', 'app/ui/card.tsx', 'app/features/platform/seo/page-meta.ts'],
};

/** React and the router change rarely: kept apart, they stay in browsers' caches, and our own weight can be measured. */
const packages = (...names: string[]) => names.map((name) => `node_modules/${name}`);
const REACT: Chunk = { name: 'react', of: packages('react', 'react-dom', 'scheduler') };
const ROUTER: Chunk = { name: 'router', of: packages('react-router', 'cookie-es', '@remix-run') };

/** What few forms have: comments, choices, passwords, files, and windows that send theirs without a router. */
const SELDOM_IN_FORMS = [
  'app/features/platform/forms/choice-control.tsx',
  'app/features/platform/forms/comment-control.tsx',
  'app/features/platform/forms/draw-smaller.ts',
  'app/features/platform/forms/file-control.tsx',
  'app/features/platform/forms/file-field.ts',
  'app/features/platform/forms/files-control.tsx',
  'app/features/platform/forms/large-photos.ts',
  'app/features/platform/forms/password-control.tsx',
  'app/features/platform/forms/smaller-offer.tsx',
  'app/features/platform/forms/use-form-sender.tsx',
];

/** What at least two screens share and always need together. */
const SHARED: Chunk[] = [
  // Rules and words of a product that plain scripts need too: they wait for no React, so that this comes before what draws with it.
  {
    name: 'sizes-units',
    of: [
      'rules/catalogue/availability/size-status.ts',
      'rules/catalogue/pricing/tiers.ts',
      'rules/catalogue/products/product-card.ts',
      'rules/catalogue/products/size-table.ts',
      'rules/platform/files/file-size.ts',
      'texts/platform/units.ts',
    ],
  },
  // The price of a product, how many of it, and whether it is compared.
  {
    name: 'price-quantity',
    of: [
      'app/features/catalogue/price',
      'app/features/customers/compare/compare-link.tsx',
      'app/features/platform/quantity',
      'app/ui/number-stepper.tsx',
      'rules/catalogue/quantity',
      'rules/platform/money',
      'texts/catalogue/price.ts',
      'texts/customers/compare-link.ts',
    ],
    // What only the panel and the filters read.
    except: ['rules/platform/money/parse-zloty.ts'],
  },
  // What came of a press that buys.
  {
    name: 'basket-change',
    of: [
      'app/features/selling/basket-change/announce-basket-change.ts',
      'rules/selling/basket/line-outcome.ts',
      'wire/client/basket-change.ts',
    ],
  },
  // Carousels and screens with a router have it: whoever looks at a photo needs no router.
  { name: 'directions', of: ['app/ui/icons/directions.tsx'] },
  // What opens over a page.
  {
    name: 'dialog',
    of: ['app/ui/covers.ts', 'app/ui/dialog.tsx', 'app/ui/use-back-closes.ts'],
  },
  { name: 'rating', of: ['app/features/catalogue/rating', 'texts/catalogue/rating.ts'] },
  // The fields of forms, and what reads and checks them.
  {
    name: 'controls',
    of: ['app/ui/checkbox.tsx', 'app/ui/field.tsx', 'app/ui/field-messages.tsx', 'app/ui/text-controls.tsx'],
  },
  {
    name: 'form',
    of: [
      'app/features/platform/forms',
      'app/ui/animate-value.ts',
      'rules/platform/forms/check-field.ts',
      'rules/platform/forms/email.ts',
      'rules/platform/forms/phone.ts',
      'rules/platform/forms/server-check.ts',
      'texts/platform/forms.ts',
    ],
    except: SELDOM_IN_FORMS,
  },
  // The steps of returns, complaints and withdrawals.
  { name: 'service-steps', of: ['app/ui/service-frame.tsx', 'app/ui/step-buttons.tsx'] },
  // The sum of an order, for basket, data and summary.
  { name: 'order-sum', of: ['app/features/selling/order/figures.tsx', 'app/features/selling/order/sum-bar.tsx'] },
  // Numbers of tax payers and of bank accounts: returns ask for those too, but for nothing else of an address.
  { name: 'tax-number', of: ['rules/platform/forms/tax-number.ts'] },
  // Who orders, and where to.
  {
    name: 'client-form',
    of: [
      'app/features/platform/client-form/client-form-fields.ts',
      'rules/customers/accounts',
      'rules/platform/forms/postcode.ts',
      'texts/customers/registration.ts',
    ],
  },
];

/** The islands of the product page, with all that only they and the windows over the page need. */
const PRODUCT: Chunk = {
  name: 'product',
  of: ['app/screens/catalogue/product/buy-box.tsx', 'app/screens/catalogue/product/pay-later/calculator-toggle.tsx'],
};
const OVER_PRODUCT: Chunk = {
  name: 'over-product',
  of: [
    'app/features/after-sale',
    'app/features/customers/notify-me',
    'app/features/selling/express',
    'app/screens/catalogue/product',
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
  if (missing.length > 0) throw new Error(`tools/build/chunks.ts names what is not there: ${missing.join(', ')}`);
  const isOwn = isPartOf(root, { name: 'own', of: ['app', 'rules', 'texts', 'wire'] });
  return [
    ...[REACT, ROUTER].map((chunk) => ({ name: chunk.name, test: isPartOf(root, chunk) })),
    ...[ENTRY, ISLANDS, MESSAGES].map((chunk) => ({ name: importedBy(root, chunk), test: isOwn })),
    ...SHARED.map((chunk) => ({ name: chunk.name, test: isPartOf(root, chunk), minShareCount: 2 })),
    { name: RECENT.name, test: isPartOf(root, RECENT) },
    { name: importedBy(root, CAROUSEL), test: isOwn },
    // Rules and texts apart: plain scripts need them without React.
    {
      name: sharedWithScreens(root, 'shared-rules'),
      test: isPartOf(root, { name: 'shared-rules', of: ['rules', 'texts'] }),
    },
    { name: sharedWithScreens(root, 'shared-parts'), test: isOwn },
    ...[SWAP, LISTING, BUYING].map((chunk) => ({ name: importedBy(root, chunk), test: isOwn })),
    { name: neededBy(root, PRODUCT, OVER_PRODUCT), test: isOwn },
    { name: importedBy(root, ROUTED), test: isOwn },
  ];
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

/** Names the chunk of everything that its files import and nobody else but `beside`. No browser loads the route of a document. */
function neededBy(root: string, chunk: Chunk, beside: Chunk): (id: string, modules: Modules) => string | null {
  const isEntry = isPartOf(root, chunk);
  const isBeside = isPartOf(root, beside);
  return (id, modules) => {
    const seen = new Set<string>();
    const waiting = [id];
    let isNeeded = false;
    for (let module = waiting.pop(); module; module = waiting.pop()) {
      if (seen.has(module)) continue;
      seen.add(module);
      if (isEntry(module)) isNeeded = true;
      const info = modules.getModuleInfo(module);
      const isOurs = isEntry(module) || isDocumentRoute(module);
      const importers = info?.importers ?? [];
      if (importers.length === 0 && !isOurs && !isBeside(module)) return null;
      if (!isOurs) waiting.push(...importers);
    }
    return isNeeded ? chunk.name : null;
  };
}

/** Names the chunk of everything that one of its files imports outright. */
function importedBy(root: string, chunk: Chunk): (id: string, modules: Modules) => string | null {
  const isEntry = isPartOf(root, chunk);
  return (id, modules) => {
    const seen = new Set<string>();
    const waiting = [id];
    for (let module = waiting.pop(); module; module = waiting.pop()) {
      if (isEntry(module)) return chunk.name;
      if (seen.has(module)) continue;
      seen.add(module);
      waiting.push(...(modules.getModuleInfo(module)?.importers ?? []));
    }
    return null;
  };
}
