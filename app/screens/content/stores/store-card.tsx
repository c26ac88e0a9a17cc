import type { MouseEvent } from 'react';
import { mapAddress } from '#app/features/content/places/map-address.ts';
import { PlaceDetails } from '#app/features/content/places/place-details.tsx';
import type { ShopPlace } from '#rules/catalogue/products/product-stock.ts';
import { storeTexts as texts } from '#texts/content/stores.ts';
import { classNames } from '../../../ui/class-names.ts';
import { PhoneNumber } from '../../../ui/phone-number.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

interface StoreCardProps {
  place: ShopPlace;
  isShown: boolean;
  onShow: (event: MouseEvent) => void;
}

/** One shop. Its link shows it on the map of this page; without it or without script, on an open map elsewhere (S2.65). */
export function StoreCard({ place, isShown, onShow }: StoreCardProps) {
  const { id, name, latitude, longitude, phone, email } = place;
  return (
    <article
      id={`sklep-${id}`}
      data-id={id}
      data-name={name}
      data-lat={latitude}
      data-lng={longitude}
      className={classNames(
        'rounded-lg border bg-surface p-5 transition-colors',
        isShown ? 'border-brand' : 'border-line',
      )}
    >
      <h2 className="text-xl">{name}</h2>
      <PlaceDetails place={place} />
      <p className="mt-1 flex flex-wrap items-center gap-x-6">
        {phone && <PhoneNumber number={phone} />}
        {email && (
          <a
            href={`mailto:${email}`}
            className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
          >
            {email}
          </a>
        )}
      </p>
      <TextLink
        to={mapAddress(place)}
        onClick={onShow}
        aria-label={texts.showOnMapOf(name)}
        className="inline-flex min-h-11 items-center font-semibold"
      >
        {texts.showOnMap}
      </TextLink>
    </article>
  );
}
