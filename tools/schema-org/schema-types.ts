/** Values of a property: a text, a number, a day, an address, a word of schema.org, or a thing of these types. */
type Kind = 'text' | 'number' | 'boolean' | 'date' | 'url' | 'decimal' | `word:${string}` | `thing:${string}`;

interface SchemaType {
  /** Properties schema.org gives the type (its own and inherited), those this shop uses. */
  allowed: Record<string, Kind[]>;
  /** Required by Google for a rich result. */
  required: string[];
}

const thing = { name: ['text'], url: ['url'], description: ['text'], image: ['url'], sameAs: ['url'] } satisfies Record<
  string,
  Kind[]
>;

/** Facts of schema.org and of Google's rich results for the types the shop writes. */
export const SCHEMA_TYPES: Record<string, SchemaType> = {
  Product: {
    allowed: {
      ...thing,
      sku: ['text'],
      mpn: ['text'],
      gtin: ['text'],
      gtin13: ['text'],
      brand: ['thing:Brand', 'thing:Organization'],
      color: ['text'],
      aggregateRating: ['thing:AggregateRating'],
      review: ['thing:Review'],
      offers: ['thing:Offer', 'thing:AggregateOffer'],
    },
    required: ['name'],
  },
  Brand: { allowed: thing, required: ['name'] },
  Offer: {
    allowed: {
      ...thing,
      sku: ['text'],
      gtin: ['text'],
      price: ['decimal', 'number'],
      priceCurrency: ['text'],
      priceValidUntil: ['date'],
      priceSpecification: ['thing:UnitPriceSpecification'],
      availability: ['word:InStock|OutOfStock|BackOrder|PreOrder|LimitedAvailability'],
      itemCondition: ['word:NewCondition|UsedCondition|RefurbishedCondition'],
      seller: ['thing:Organization'],
      hasMerchantReturnPolicy: ['thing:MerchantReturnPolicy'],
      shippingDetails: ['thing:OfferShippingDetails'],
    },
    required: ['price', 'priceCurrency', 'availability'],
  },
  AggregateOffer: {
    allowed: {
      ...thing,
      lowPrice: ['decimal', 'number'],
      highPrice: ['decimal', 'number'],
      priceCurrency: ['text'],
      offerCount: ['number'],
      offers: ['thing:Offer'],
    },
    required: ['lowPrice', 'priceCurrency'],
  },
  UnitPriceSpecification: {
    allowed: { ...thing, price: ['decimal'], priceCurrency: ['text'], valueAddedTaxIncluded: ['boolean'] },
    required: ['price', 'priceCurrency'],
  },
  MerchantReturnPolicy: {
    allowed: {
      ...thing,
      applicableCountry: ['text'],
      returnPolicyCategory: [
        'word:MerchantReturnFiniteReturnWindow|MerchantReturnNotPermitted|MerchantReturnUnlimitedWindow',
      ],
      merchantReturnDays: ['number'],
      returnMethod: ['word:ReturnByMail|ReturnInStore|ReturnAtKiosk'],
      returnFees: ['word:FreeReturn|ReturnFeesCustomerResponsibility'],
    },
    required: ['applicableCountry', 'returnPolicyCategory'],
  },
  OfferShippingDetails: {
    allowed: {
      ...thing,
      shippingRate: ['thing:MonetaryAmount'],
      shippingDestination: ['thing:DefinedRegion'],
      deliveryTime: ['thing:ShippingDeliveryTime'],
    },
    required: ['shippingRate', 'shippingDestination'],
  },
  MonetaryAmount: {
    allowed: { ...thing, value: ['decimal', 'number'], currency: ['text'] },
    required: ['value', 'currency'],
  },
  DefinedRegion: { allowed: { ...thing, addressCountry: ['text'] }, required: ['addressCountry'] },
  ShippingDeliveryTime: {
    allowed: { ...thing, handlingTime: ['thing:QuantitativeValue'], transitTime: ['thing:QuantitativeValue'] },
    required: [],
  },
  QuantitativeValue: {
    allowed: { ...thing, minValue: ['number'], maxValue: ['number'], unitCode: ['text'] },
    required: [],
  },
  AggregateRating: {
    allowed: {
      ...thing,
      ratingValue: ['number'],
      ratingCount: ['number'],
      reviewCount: ['number'],
      bestRating: ['number'],
      worstRating: ['number'],
    },
    required: ['ratingValue', 'ratingCount'],
  },
  BreadcrumbList: {
    allowed: { ...thing, itemListElement: ['thing:ListItem'], numberOfItems: ['number'] },
    required: ['itemListElement'],
  },
  ItemList: {
    allowed: { ...thing, itemListElement: ['thing:ListItem'], numberOfItems: ['number'] },
    required: ['itemListElement'],
  },
  ListItem: { allowed: { ...thing, position: ['number'], item: ['url', 'thing:Store'] }, required: ['position'] },
  Organization: {
    allowed: {
      ...thing,
      legalName: ['text'],
      logo: ['url'],
      email: ['text'],
      telephone: ['text'],
      vatID: ['text'],
      address: ['thing:PostalAddress'],
      contactPoint: ['thing:ContactPoint'],
    },
    required: ['name'],
  },
  Store: {
    allowed: {
      ...thing,
      email: ['text'],
      telephone: ['text'],
      address: ['thing:PostalAddress'],
      geo: ['thing:GeoCoordinates'],
      parentOrganization: ['thing:Organization'],
      openingHoursSpecification: ['thing:OpeningHoursSpecification'],
    },
    required: ['name', 'address'],
  },
  GeoCoordinates: {
    allowed: { ...thing, latitude: ['number'], longitude: ['number'] },
    required: ['latitude', 'longitude'],
  },
  OpeningHoursSpecification: {
    allowed: {
      ...thing,
      dayOfWeek: ['word:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday'],
      opens: ['text'],
      closes: ['text'],
    },
    required: ['dayOfWeek', 'opens', 'closes'],
  },
  PostalAddress: {
    allowed: {
      ...thing,
      streetAddress: ['text'],
      postalCode: ['text'],
      addressLocality: ['text'],
      addressCountry: ['text'],
    },
    required: ['addressCountry'],
  },
  ContactPoint: {
    allowed: { ...thing, contactType: ['text'], email: ['text'], telephone: ['text'], availableLanguage: ['text'] },
    required: [],
  },
  Person: { allowed: thing, required: ['name'] },
  BlogPosting: {
    allowed: {
      ...thing,
      headline: ['text'],
      datePublished: ['date'],
      dateModified: ['date'],
      inLanguage: ['text'],
      mainEntityOfPage: ['url'],
      author: ['thing:Person', 'thing:Organization'],
      publisher: ['thing:Organization'],
    },
    required: ['headline', 'datePublished', 'author'],
  },
};
