import { useMemo } from 'react';
import { mapAddress } from '#modules/sales/delivery/storefront/places/place-details.tsx';
import type { MapTiles } from '#platform/map/storefront/map-point.ts';
import { PointMap } from '#platform/map/storefront/point-map.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as contactTexts from '../texts/storefront.ts';

interface ContactMapProps {
  name: string;
  position: { latitude: number; longitude: number };
  tiles: MapTiles | null;
}

const COMPANY = 1;

export function ContactMap({ name, position, tiles }: ContactMapProps) {
  const points = useMemo(() => [{ id: COMPANY, name, position }], [name, position]);
  return (
    <section aria-labelledby="contact-map-title">
      <h2 id="contact-map-title">{contactTexts.mapTitle}</h2>
      <PointMap
        points={points}
        tiles={tiles}
        selectedId={COMPANY}
        onSelect={() => {}}
        centre
        label={contactTexts.map}
        failed={contactTexts.mapFailed}
        className="mt-5 h-72 md:h-96"
      />
      <p className="mt-2 flex flex-wrap gap-x-6">
        <TextLink external to={mapAddress(position)} className="inline-flex min-h-11 items-center">
          {contactTexts.mapLink}
        </TextLink>
        <TextLink to="/sklepy" className="inline-flex min-h-11 items-center">
          {contactTexts.stores}
        </TextLink>
      </p>
    </section>
  );
}
