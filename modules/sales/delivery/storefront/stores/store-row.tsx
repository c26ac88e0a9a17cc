import { MailAddress } from '#platform/ui/mail-address.tsx';
import { PhoneNumber } from '#platform/ui/phone-number.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { splitOpeningHours } from '../../rules/opening-hours.ts';
import type { ShopPlace } from '../../rules/product-stock.ts';
import * as texts from '../../texts/stores.ts';
import { mapAddress, PlaceAddress } from '../places/place-details.tsx';

/** One shop. Its link shows it on the map of this page; without it or without script, on an open map elsewhere (S2.65). */
export function StoreRow({ place }: { place: ShopPlace }) {
  const { id, name, latitude, longitude, phone, email, openingHours } = place;
  return (
    <article
      id={`sklep-${id}`}
      data-id={id}
      data-name={name}
      data-lat={latitude}
      data-lng={longitude}
      className="grid gap-x-6 gap-y-2 p-5 transition-colors data-shown:bg-brand-soft md:grid-cols-[5fr_6fr_6fr] md:py-4 lg:px-6"
    >
      <div>
        <h2 className="type-sub">{name}</h2>
        <PlaceAddress place={place} stacked />
        <TextLink
          to={mapAddress(place)}
          data-show-place={id}
          aria-label={texts.showOnMapOf(name)}
          className="-mb-1 inline-flex min-h-11 items-center font-semibold"
        >
          {texts.showOnMap}
        </TextLink>
      </div>
      {openingHours && (
        <div className="text-sm">
          <h3 className="type-minor leading-7">{texts.hours}</h3>
          <ul className="figures md:mt-1.5">
            {splitOpeningHours(openingHours).map(({ days, times }) => (
              <li key={days} className="flex flex-wrap justify-between gap-x-3 leading-6">
                <span className="text-ink-soft">{days}</span> <span>{times}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="flex flex-col items-start">
        {phone && <PhoneNumber number={phone} className="md:min-h-7" />}
        {email && <MailAddress address={email} />}
      </p>
    </article>
  );
}
