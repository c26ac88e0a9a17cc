import { Form } from 'react-router';
import { pickupPointTexts } from '#texts/pickup-point.ts';
import { OrderSteps } from '../../features/order/order-steps.tsx';
import { Notice } from '../../ui/alert/notice.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { SearchIcon } from '../../ui/icons/search.tsx';
import { Input } from '../../ui/input.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { ShownPoints } from './load.server.ts';
import { NearestButton } from './nearest-button.tsx';
import { PointList } from './point-list.tsx';

interface PickupPointScreenProps {
  found: ShownPoints;
  problem: string | undefined;
}

/** The list comes first: it works everywhere. */
export function PickupPointScreen({ found, problem }: PickupPointScreenProps) {
  const { courier, points, last, nothing, chosenId } = found;
  return (
    <div className="mx-auto max-w-3xl">
      <OrderSteps current="data" />
      <h1>{pickupPointTexts.title}</h1>
      <p className="mt-2 text-ink-soft">{pickupPointTexts.courier(courier.name)}</p>
      <Form method="get" className="mt-6 grid gap-2" role="search">
        <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <Field id="point-search" label={pickupPointTexts.search} error={nothing && pickupPointTexts.nothing(nothing)}>
            {(wiring) => (
              <Input
                {...wiring}
                key={found.text}
                name="szukaj"
                defaultValue={found.text}
                autoComplete="off"
                enterKeyHint="search"
                maxLength={120}
              />
            )}
          </Field>
          <Button type="submit" className="h-12">
            <SearchIcon className="size-5" />
            {pickupPointTexts.searchButton}
          </Button>
        </div>
        {!courier.onDelivery && (
          <Checkbox name="pobranie" value="1" defaultChecked={found.cashOnly} label={pickupPointTexts.cashOnDelivery} />
        )}
        <NearestButton />
      </Form>
      <Form method="post" className="mt-6">
        {problem && (
          <Notice kind="error" className="mb-4">
            <p>{problem}</p>
          </Notice>
        )}
        {last && (
          <fieldset className="mb-6">
            <legend className="mb-2 text-lg font-semibold">{pickupPointTexts.last}</legend>
            <PointList points={[last]} chosenId={chosenId} />
          </fieldset>
        )}
        {points.length > 0 && (
          <fieldset>
            <legend className="mb-2 text-lg font-semibold">
              {found.isAsked ? pickupPointTexts.list : pickupPointTexts.near}
            </legend>
            <PointList points={points} chosenId={chosenId} />
          </fieldset>
        )}
        <p role="status" className="mt-3 text-sm text-ink-soft">
          {points.length > 0 && pickupPointTexts.found(points.length)}
        </p>
        <div className="sticky bottom-0 mt-4 border-t border-line bg-paper py-4">
          <Button type="submit" size="lg" wide>
            {pickupPointTexts.choose}
          </Button>
        </div>
      </Form>
      <p className="mt-2 text-center">
        <TextLink to="/zamowienie/dane" className="inline-flex min-h-11 items-center">
          {pickupPointTexts.back}
        </TextLink>
      </p>
    </div>
  );
}
