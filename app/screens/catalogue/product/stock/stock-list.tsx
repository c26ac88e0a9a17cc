import { mapAddress, PlaceDetails } from '#app/features/content/places/place-details.tsx';
import type { ProductStock, StockPlace } from '#rules/catalogue/products/product-stock.ts';
import * as productAboutTexts from '#texts/catalogue/product-about.ts';
import * as storeTexts from '#texts/content/stores.ts';
import { quantityWithUnit } from '#texts/platform/units.ts';
import { PhoneNumber } from '../../../../ui/phone-number.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';

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
