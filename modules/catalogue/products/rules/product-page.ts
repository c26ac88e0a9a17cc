import type { ProductType, SizeStatus } from '#modules/catalogue/availability/rules/size-status.ts';
import type { ConfiguratorQuestion } from '#modules/catalogue/pricing/rules/configurator.ts';
import type { Tier } from '#modules/catalogue/pricing/rules/tiers.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { BundlePart } from './bundle-part.ts';
import type { CardPhoto, ProductFlags } from './product-card.ts';
import type { SizePrice } from './size-price.ts';
import type { WithdrawalBar } from './withdrawal-bar.ts';

export interface NamedLink {
  id: number;
  name: string;
  link: string;
}

/** Manufacturer and responsible person in the EU (X.09). */
export interface ProductProducer extends NamedLink {
  address: string;
  email: string;
  responsibleName: string;
  responsibleAddress: string;
  responsibleEmail: string;
}

export interface ProductSize {
  id: number;
  /** `uniw` for products of one size. */
  type: string;
  name: string;
  code: string;
  /** The number on its bar code; empty when it has none. */
  gtin: string;
  /** Pieces that can be ordered, -1 unlimited (S3.11). */
  amount: number;
  amountMin: number | null;
  amountMax: number | null;
  status: SizeStatus;
  statusDescription: string;
  /** When a sold-out size is expected back, in words; empty when unknown. */
  deliveryDate: string;
  unknownDeliveryTime: boolean;
  phonePrice: boolean;
  basketEnable: boolean;
  gratis: boolean;
  shipDays: number;
  shipHours: number;
  /** `HH:MM`; empty when the shop's own deadline counts. */
  shipDeadline: string;
  price: SizePrice;
  tiers: (Tier & { price: Grosze })[];
}

export interface ProductVersion {
  id: number;
  /** Name of the colour or pattern. */
  name: string;
  /** Name of the product that this version is. */
  productName: string;
  /** CSS hex value of the swatch; empty when it has none. */
  tone: string;
  link: string;
  photo: CardPhoto | null;
  available: boolean;
  isCurrent: boolean;
}

export interface ProductPhoto extends CardPhoto {
  width: number;
  height: number;
}

export interface ProductEnclosure {
  id: number;
  /** `film` is a slide of the gallery. */
  kind: 'film' | 'video' | 'audio' | 'image' | 'document';
  title: string;
  file: string;
  /** Size of the file; null when not known. */
  bytes: number | null;
  poster: string | null;
}

/** Limits of one order; null means none (S3.05). */
export interface OrderRange {
  maxPerOrder: number | null;
  maxSizePerOrder: number | null;
  minPerOrder: number | null;
  minSizePerOrder: number | null;
  subscriptionMin: number | null;
}

export interface ProductOffer {
  id: number;
  code: string;
  name: string;
  link: string;
  type: ProductType;
  vatPermille: number;
  unit: string;
  unitPlural: string;
  unitSellby: number;
  unitPrecision: number;
  /** Grams of one unit with its wrapping. */
  weight: number;
  orderRange: OrderRange;
  forPoints: boolean;
  producer: ProductProducer | null;
  series: NamedLink | null;
  sizes: ProductSize[];
  /** null when the product cannot be subscribed. */
  subscription: { days: number[]; rebatePercent: number } | null;
  /** The least surcharge of the required answers; the prices of the sizes contain it. */
  leastSurcharge: Grosze;
  /** Parts of a bundle or collection; empty for every other product. */
  bundleParts: BundlePart[];
}

/** Everything the product page shows. */
export interface ProductPage extends ProductOffer {
  /** HTML, cleaned when saved. */
  description: string;
  longDescription: string;
  flags: ProductFlags;
  /** ISO; null when no promotion runs out. */
  promotionUntil: string | null;
  /** From the root to the product's own category. */
  path: NamedLink[];
  versions: ProductVersion[];
  photos: ProductPhoto[];
  enclosures: ProductEnclosure[];
  traits: { name: string; values: string[] }[];
  dictionary: { term: string; explanation: string }[];
  configurator: ConfiguratorQuestion[];
  /** Answers can make it dearer than the sizes say. */
  answersVary: boolean;
  safetyWarnings: string;
  warranty: { name: string; description: string } | null;
  withdrawalBar: WithdrawalBar | null;
  rating: { count: number; average: number };
  /** Tags of the page cache. */
  tags: string[];
}
