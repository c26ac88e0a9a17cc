import { parseOpeningHours } from '../../rules/opening-hours.ts';
import type { ShopPlace } from '../../rules/product-stock.ts';

interface ShopBrand {
  origin: string;
  name: string;
  brandFolder: string;
}

/** The shops for search engines and maps, with the hours in which they are open. */
export function storeList(places: readonly ShopPlace[], shop: ShopBrand): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: places.map((place, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: storeOf(place, shop),
    })),
  };
}

function storeOf(place: ShopPlace, { origin, name: shopName, brandFolder }: ShopBrand): object {
  const { id, name, street, zipcode, city, phone, email, latitude, longitude, openingHours } = place;
  const times = parseOpeningHours(openingHours);
  return {
    '@type': 'Store',
    '@id': `${origin}/sklepy#sklep-${id}`,
    name,
    url: `${origin}/sklepy#sklep-${id}`,
    image: `${origin}${brandFolder}/icon-512.png`,
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: zipcode,
      addressLocality: city,
      addressCountry: 'PL',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    parentOrganization: { '@type': 'Organization', '@id': `${origin}/#organization`, name: shopName },
    ...(times.length > 0 && {
      openingHoursSpecification: times.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => `https://schema.org/${day}`),
        opens,
        closes,
      })),
    }),
  };
}
