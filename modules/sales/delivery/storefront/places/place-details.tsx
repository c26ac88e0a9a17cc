import type { ShopPlace } from '../../rules/product-stock.ts';
import * as storeTexts from '../../texts/stores.ts';

type Details = Pick<ShopPlace, 'street' | 'zipcode' | 'city' | 'openingHours'>;

export function PlaceDetails({ place }: { place: Details }) {
  const { openingHours } = place;
  return (
    <>
      <PlaceAddress place={place} />
      {openingHours && (
        <p className="figures mt-1 text-sm text-ink-soft">
          {storeTexts.hours}: {openingHours}
        </p>
      )}
    </>
  );
}

/** On one line, or the street above the town. */
export function PlaceAddress({ place, stacked }: { place: Omit<Details, 'openingHours'>; stacked?: boolean }) {
  const { street, zipcode, city } = place;
  return (
    <address className="mt-2 not-italic">
      {street}
      {stacked ? <br /> : ', '}
      <span className="figures">{zipcode}</span> {city}
    </address>
  );
}

/** OpenStreetMap with a marker, for browsers without script. */
export function mapAddress({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
