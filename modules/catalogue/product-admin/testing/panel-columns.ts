/** Where a column is seen in the panel: by a field of the editor, at another place, or not at all, with the reason. */
type Place = { field: string } | { seen: string } | { not: string };

const field = (name: string): Place => ({ field: name });
const OWN_ID = { not: 'a number of the database' };
const OWNER = { not: 'says whose row it is' };
const same = (...names: string[]): Record<string, Place> =>
  Object.fromEntries(names.map((name) => [name, field(name)]));

/** Every column of the tables a product is kept in (O.25). */
export const PANEL_COLUMNS: Record<string, Record<string, Place>> = {
  products: {
    ...same('code', 'name', 'slug', 'type', 'categoryId', 'producerId', 'seriesId', 'description', 'longDescription'),
    ...same('vatPermille', 'unit', 'unitPlural', 'unitSellby', 'unitPrecision', 'measureAmount', 'measureUnit'),
    ...same('weight', 'maxQuantityPerOrder', 'maxSizeQuantityPerOrder', 'minQuantityPerOrder'),
    ...same('minSizeQuantityPerOrder', 'minimumQuantitySubscription', 'forPoints', 'isNew', 'isPromotion'),
    ...same('isBestseller', 'promotionUntil', 'versionName', 'versionTone', 'subscriptionDays'),
    ...same('subscriptionRebatePercent', 'configurator', 'safetyWarnings', 'commentPrompt', 'withdrawalBar'),
    ...same('warrantyId', 'soldElsewhere', 'visible'),
    versionGroup: field('versionOf'),
    id: { seen: 'the address of the editor' },
    confirmedSaving: { seen: 'the warning about a bundle whose price ignores the sizes of its parts' },
    archivedAt: { seen: 'the badge and the buttons of the editor' },
    version: { seen: 'sent with the form: two editors notice each other by it' },
    createdAt: { seen: 'the order of the list' },
    updatedAt: { not: 'for sitemaps and feeds; the log of changes says who changed what' },
    ratingCount: { not: 'counted from opinions, which have a screen of their own' },
    ratingAverage: { not: 'counted from opinions' },
    popularity: { not: 'counted every day from orders and what was sold elsewhere' },
    minPrice: { not: 'follows from the sizes' },
    isReduced: { not: 'follows from the price history (X.38)' },
    available: { seen: 'the filter of the list; follows from the sizes' },
    photo: { not: 'the first of the photos' },
    photoTone: { not: 'the colour of the first of the photos' },
    photoFocus: { not: 'the point of the first of the photos' },
  },
  sizes: {
    ...same('type', 'name', 'position', 'code', 'gtin', 'stock', 'amountMin', 'amountMax', 'status'),
    ...same('statusDescription', 'deliveryDate', 'unknownDeliveryTime', 'phonePrice', 'basketEnable', 'gratis'),
    ...same('shipDays', 'shipHours', 'shipDeadline', 'price', 'regularPrice', 'suggestedPrice', 'advancePrice'),
    ...same('points', 'pointsReceived'),
    pointsPerHundred: { seen: 'the points of a piece, which it sets until they are typed' },
    reducedSince: { not: 'the moment of the change that began the reduction' },
    id: OWN_ID,
    productId: OWNER,
  },
  size_tiers: { sizeId: OWNER, threshold: field('tiers'), value: field('tiers') },
  bundle_parts: {
    id: OWN_ID,
    productId: OWNER,
    partProductId: field('bundleParts'),
    quantity: field('bundleParts'),
    choosesVersion: field('bundleParts'),
    position: field('bundleParts'),
  },
  product_categories: {
    categoryId: field('categoryId'),
    productId: OWNER,
    popularity: { not: 'a copy for sorting' },
  },
  product_traits: { productId: OWNER, valueId: field('traits') },
  product_dictionary: {
    productId: OWNER,
    entryId: { seen: 'the products of a word, in its editor in the dictionary' },
  },
  photos: {
    id: OWN_ID,
    productId: OWNER,
    position: { seen: 'the order of the photos' },
    file: { seen: 'the photo' },
    alt: { seen: 'the words next to the photo' },
    width: { not: 'measured when it is sent' },
    height: { not: 'measured when it is sent' },
    tone: { not: 'measured when it is sent' },
    focus: { seen: 'the point next to the photo that a crop keeps' },
  },
  enclosures: {
    id: OWN_ID,
    productId: OWNER,
    kind: { seen: 'the table of the files' },
    title: { seen: 'the table of the files' },
    file: { seen: 'the table of the files' },
    bytes: { seen: 'the table of the files' },
    poster: { not: 'the picture of a film, which comes with an import' },
    position: { seen: 'the order of the files' },
  },
  price_history: {
    id: OWN_ID,
    sizeId: OWNER,
    price: { seen: 'the price history at the end of the editor' },
    since: { seen: 'the price history at the end of the editor' },
  },
  location_stock: {
    locationId: { seen: 'the table of the shops' },
    sizeId: { seen: 'the table of the shops' },
    amount: { seen: 'the table of the shops' },
  },
};

const shownAt = (where: string, ...names: string[]): Record<string, Place> =>
  Object.fromEntries(names.map((name) => [name, { seen: where }]));

/** The same for what products stand in or share (O.29): each has an editor of its own. */
export const GROUP_COLUMNS: Record<string, Record<string, Place>> = {
  categories: {
    ...shownAt('the editor of a category', 'parentId', 'name', 'wholeName', 'slug', 'description', 'photo', 'hidden'),
    ...shownAt('the editor of a category', 'googleCategory', 'ceneoCategory'),
    ...shownAt('the tree', 'level', 'position', 'productCount'),
    id: OWN_ID,
    path: { not: 'follows from its position' },
  },
  producers: {
    ...shownAt('the editor of a producer', 'name', 'slug', 'description', 'address', 'email'),
    ...shownAt('the editor of a producer', 'responsibleName', 'responsibleAddress', 'responsibleEmail'),
    id: OWN_ID,
  },
  series: { ...shownAt('the editor of a series', 'name', 'slug', 'producerId', 'description'), id: OWN_ID },
  warranties: { ...shownAt('the editor of a warranty', 'name', 'description'), id: OWN_ID },
  traits: { ...shownAt('the list of traits', 'name', 'position'), id: OWN_ID },
  trait_values: { ...shownAt('the values of a trait', 'value', 'position'), id: OWN_ID, traitId: OWNER },
  dictionary_entries: { ...shownAt('the dictionary', 'term', 'explanation'), id: OWN_ID },
  size_order: { ...shownAt('the list of sizes', 'type', 'position') },
};
