import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import type { ProductStock, StockPlace } from '#modules/sales/delivery/rules/product-stock.ts';
import { mapAddress, PlaceDetails } from '#modules/sales/delivery/storefront/places/place-details.tsx';
import * as storeTexts from '#modules/sales/delivery/texts/stores.ts';
import { PhoneNumber } from '#platform/ui/phone-number.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as productAboutTexts from '../../texts/about.ts';

const texts = productAboutTexts.stock;

export function StockList({ stock }: { stock: ProductStock }) {
  const { locations } = stock;
  if (locations.length === 0) return <p>{texts.none}</p>;
  return (
    <>
      <p className="text-ink-soft">{texts.count(locations.length)}</p>
      <ul className="mt-2 divide-y divide-line">
        {locations.map((place) => (
          <li key={place.id} className="py-4">
            <Place place={place} unit={stock} />
          </li>
        ))}
      </ul>
      <TextLink to="/sklepy" className="inline-flex min-h-11 items-center">
        {storeTexts.all}
      </TextLink>
    </>
  );
}

function Place({ place, unit }: { place: StockPlace; unit: ProductStock }) {
  const { name, phone, sizes } = place;
  const only = sizes.length === 1 && sizes[0]?.type === 'uniw';
  return (
    <>
      <h3>{name}</h3>
      <ul className="figures mt-1 flex flex-wrap gap-x-4 font-semibold text-ok">
        {sizes.map((size) => (
          <li key={size.type}>
            {!only && `${size.name}: `}
            {quantityWithUnit(size.amount, unit)}
          </li>
        ))}
      </ul>
      <div className="text-sm">
        <PlaceDetails place={place} />
      </div>
      <div className="flex flex-wrap gap-x-6 text-sm">
        {phone && <PhoneNumber number={phone} />}
        <TextLink
          external
          to={mapAddress(place)}
          aria-label={texts.mapOf(name)}
          className="inline-flex min-h-11 items-center"
        >
          {texts.map}
        </TextLink>
      </div>
    </>
  );
}
