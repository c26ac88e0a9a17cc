import { useEffect, useRef, useState } from 'react';
import { Section } from '#platform/panel-ui/section.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { useTypedSearch } from '#platform/panel-ui/use-typed-search.ts';
import { Button } from '#platform/ui/button.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Radio } from '#platform/ui/radio.tsx';
import { Select } from '#platform/ui/text-controls.tsx';
import * as texts from '../texts/panel.ts';
import type { PhoneAnswer } from './action.server.ts';
import type { PhoneScreen, ShownPlace } from './load.server.ts';
import { ADDRESS } from './phone-goods.tsx';

interface PhoneDeliveryProps {
  screen: PhoneScreen;
  answer: PhoneAnswer | undefined;
}

/** Fields that the chosen courier does not need are hidden; without a script all are visible. */
export function PhoneDelivery({ screen: { couriers, methods }, answer }: PhoneDeliveryProps) {
  const typed = answer?.typed ?? {};
  const select = useRef<HTMLSelectElement>(null);
  const [courierId, setCourierId] = useState<string>();
  useEffect(() => setCourierId(select.current?.value), []);
  const courier = couriers.find(({ id }) => String(id) === courierId);
  // A gift card has no courier who takes money.
  const offered = methods.filter(({ isOnDelivery }) => !isOnDelivery || answer?.isSent !== false);
  const hasPlaces = !courier || courier.needsPoint || courier.kind === 'pickup';
  return (
    <Section title={texts.deliveryTitle}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={texts.courier} error={answer?.faults?.courier}>
          {(control) => (
            <Select
              {...control}
              ref={select}
              name="courier"
              defaultValue={typed.courier}
              onChange={({ target }) => setCourierId(target.value)}
            >
              {couriers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={texts.payment} error={answer?.faults?.payment}>
          {(control) => (
            <Select {...control} name="payment" defaultValue={typed.payment}>
              {offered.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {hasPlaces && <Places courierId={courierId} answer={answer} />}
      {(!courier || courier.requestsClientNumber) &&
        couriers.some(({ requestsClientNumber }) => requestsClientNumber) && (
          <TextField
            label={texts.clientNumber}
            name="clientNumber"
            defaultValue={typed.clientNumber}
            error={answer?.faults?.clientNumber}
            maxLength={30}
            autoComplete="off"
          />
        )}
    </Section>
  );
}

function Places({ courierId, answer }: { courierId: string | undefined; answer: PhoneAnswer | undefined }) {
  const { data, ask } = useTypedSearch<PhoneScreen>();
  const found = data?.places ?? answer?.places ?? [];
  const chosen = answer?.place;
  const places = chosen ? [chosen, ...found.filter(({ value }) => value !== chosen.value)] : found;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{texts.place}</legend>
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          label={texts.placeSearch}
          hint={texts.placeHint}
          error={answer?.faults?.pickupPoint ?? answer?.faults?.location}
          name="placeSearch"
          type="search"
          autoComplete="off"
          maxLength={100}
          onChange={({ target }) => {
            const asked = new URLSearchParams({ miejsce: target.value, kurier: courierId ?? '' });
            void ask(`${ADDRESS}?${asked}`);
          }}
        />
        <span className="grid sm:pt-[calc(1lh+0.375rem)]">
          <Button type="submit" name="intent" value="places" look="secondary">
            {texts.findPlace}
          </Button>
        </span>
      </div>
      {places.length > 0 && <PlaceList places={places} chosen={chosen?.value} />}
    </fieldset>
  );
}

function PlaceList({ places, chosen }: { places: readonly ShownPlace[]; chosen: string | undefined }) {
  return (
    <ul
      aria-label={texts.place}
      className="max-h-80 divide-y divide-line overflow-y-auto rounded-md border border-line"
    >
      {places.map(({ value, name, address }) => (
        <li key={value} className="px-3">
          <Radio name="place" value={value} label={name} detail={address} defaultChecked={value === chosen} />
        </li>
      ))}
    </ul>
  );
}
