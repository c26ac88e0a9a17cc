import type { ProductStock, StockPlace } from '#rules/catalogue/product-stock.ts';
import { productAboutTexts } from '#texts/product-about.ts';
import { quantityWithUnit } from '#texts/units.ts';
import { TextLink } from '../../../ui/text-link.tsx';

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
    </>
  );
}

function Place({ place, unit }: { place: StockPlace; unit: ProductStock }) {
  const { name, street, zipcode, city, phone, openingHours, sizes } = place;
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
      <address className="mt-2 text-sm not-italic">
        {street}, {zipcode} {city}
      </address>
      {openingHours && (
        <p className="text-sm text-ink-soft">
          {texts.hours}: {openingHours}
        </p>
      )}
      <div className="flex flex-wrap gap-x-6 text-sm">
        {phone && (
          <a
            href={`tel:${phone.replaceAll(' ', '')}`}
            className="figures inline-flex min-h-11 items-center text-brand underline underline-offset-4"
          >
            {phone}
          </a>
        )}
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

/** An open map that needs no account: the place marked in its middle. */
function mapAddress({ latitude, longitude }: StockPlace): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
