import type { ConfiguratorQuestion } from '#modules/catalogue/pricing/rules/configurator.ts';
import type { DigitalKind } from '#modules/catalogue/products/rules/digital-kind.ts';
import type { DemoColourKey, DemoPhotoColour } from './colours.ts';
import type { KindKey } from './describe-product.ts';
import type { ProducerKey, SeriesKey } from './producers.ts';
import type { DictionaryKey, TraitKey } from './traits.ts';

export type DemoMeasure = { amount: number; unit: 'g' | 'kg' | 'ml' | 'l' | 'm' | 'szt.' };
export type DemoTraits = Partial<Record<TraitKey, string | readonly string[]>>;
export type SizeSet = 'odziez' | 'buty-damskie' | 'buty-meskie' | 'skarpety' | 'rekawice' | 'uniw';

/** One article of the demo shop before it is multiplied into colour and fit versions. */
export interface DemoModel {
  /** `{sex}` in the name is replaced by damska/męska in the form `sexes` asks for. */
  name: string;
  kind: KindKey;
  category: string;
  producer: ProducerKey;
  series?: SeriesKey;
  art: string;
  /** Which of the object's shapes it has; in both fits, when it comes in two, or one for each. */
  shapes?: readonly number[];
  colours?: readonly DemoColourKey[];
  /** Grammatical form of the adjectives damski/męski; a model with it comes in both. */
  sexes?: 'f' | 'm' | 'pl';
  sizes?: SizeSet;
  /** Złote; turned into grosze. */
  price: number;
  unit?: string;
  measure?: DemoMeasure;
  vatPermille?: number;
  /** One sentence, plain text. */
  short: string;
  /** Reasons to buy, listed on the page. */
  points: readonly string[];
  traits?: DemoTraits;
  dictionary?: readonly DictionaryKey[];
}

/** A size as the database keeps it, with times still counted from the day of filling. */
export interface DemoSize {
  type: string;
  name: string;
  stock: number;
  price: number;
  regularPrice?: number;
  /** Every price so far, oldest first, the present one last: [days ago, price]. */
  history?: readonly (readonly [daysAgo: number, price: number])[];
  suggestedPrice?: number;
  advancePrice?: number;
  status?: 'enable' | 'order' | 'disable';
  statusDescription?: string;
  /** Days from the day of filling after which a sold-out size comes back. */
  deliveryInDays?: number;
  unknownDeliveryTime?: boolean;
  phonePrice?: boolean;
  basketEnable?: boolean;
  gratis?: boolean;
  shipDays?: number;
  shipHours?: number;
  shipDeadline?: string;
  amountMin?: number;
  amountMax?: number;
  points?: number;
  pointsReceived?: number;
  pointsPerHundred?: number | null;
  /** Multipack: [from pieces, per cent off]. */
  tiers?: readonly (readonly [threshold: number, percent: number])[];
}

export interface DemoPhotoSet {
  art: string;
  /** Which of the object's shapes; models that do not say get theirs in turn (give-shapes.ts). */
  shape?: number;
  colour: DemoPhotoColour;
}

export interface DemoEnclosure {
  kind: 'film' | 'video' | 'audio' | 'image' | 'document';
  title: string;
  file: string;
  bytes?: number;
  poster?: string;
}

/** A product of the demo shop, complete: ids, texts, sizes and photos. */
export interface DemoProduct {
  id: number;
  code: string;
  name: string;
  slug: string;
  type?:
    | 'product'
    | 'product_bundle'
    | 'product_collection'
    | 'product_virtual'
    | 'product_service'
    | 'product_configurable';
  /** Content of a virtual product after the payment. */
  gives?: DigitalKind;
  category: string;
  producer: ProducerKey;
  series?: SeriesKey;
  short: string;
  long: string;
  vatPermille?: number;
  unit?: string;
  unitPlural?: string;
  unitSellby?: number;
  unitPrecision?: number;
  measure?: DemoMeasure;
  limits?: {
    maxQuantityPerOrder?: number;
    maxSizeQuantityPerOrder?: number;
    minQuantityPerOrder?: number;
    minSizeQuantityPerOrder?: number;
    minimumQuantitySubscription?: number;
  };
  forPoints?: boolean;
  isNew?: boolean;
  isPromotion?: boolean;
  isBestseller?: boolean;
  promotionHours?: number;
  versionGroup?: number;
  colour?: DemoColourKey;
  subscription?: { days: readonly number[]; rebatePercent: number };
  configurator?: readonly ConfiguratorQuestion[];
  safetyWarnings?: string;
  commentPrompt?: string;
  parts?: readonly { productId: number; quantity: number; choosesVersion?: boolean }[];
  traits: DemoTraits;
  dictionary: readonly DictionaryKey[];
  enclosures?: readonly DemoEnclosure[];
  photoSets: readonly DemoPhotoSet[];
  /** How many photos are shown; all of the sets when not given. */
  photoCount?: number;
  rating: { count: number; average: number };
  popularity: number;
  createdDaysAgo: number;
  sizes: readonly DemoSize[];
}
