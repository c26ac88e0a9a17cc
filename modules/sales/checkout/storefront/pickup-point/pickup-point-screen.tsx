import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { useFirstError } from '#platform/forms/storefront/use-first-error.ts';
import { PointMap } from '#platform/map/storefront/point-map.tsx';
import * as mapTexts from '#platform/map/texts/map.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { Field } from '#platform/ui/field.tsx';
import { PinIcon } from '#platform/ui/icons/objects.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import * as pickupPointTexts from '../../texts/pickup-point.ts';
import { LeaveButton } from '../parts/leave-button.tsx';
import type { PointAnswer } from './action.server.ts';
import type { ShownPoints } from './load.server.ts';
import { PointList } from './point-list.tsx';
import { PointSearch, SEARCH_FIELD } from './point-search.tsx';

export const FORM = 'points';

const FOUND = 'points-found';

interface PickupPointScreenProps {
  found: ShownPoints;
  answer: PointAnswer | undefined;
}

/** The list comes first and works everywhere; the map is an addition. */
export function PickupPointScreen({ found, answer }: PickupPointScreenProps) {
  const { courier, points, own, chosenId } = found;
  const problem = answer?.problem ?? (found.failed ? pickupPointTexts.refresh : undefined);
  const form = useRef<HTMLFormElement>(null);
  useFirstError(answer, Boolean(answer?.problem || answer?.numberProblem));
  useFoundFocus(found.nothing);
  const [selectedId, select] = useState(chosenId);
  const [isMapOpen, openMap] = useState(false);
  const shown = useMemo(
    () => [...(own ? [own] : []), ...points].map((point) => ({ ...point, name: `${point.name}, ${point.title}` })),
    [own, points],
  );

  function chooseOnMap(id: number) {
    select(id);
    showPoint(form.current, id);
  }

  return (
    <div>
      <h1>{pickupPointTexts.title}</h1>
      <p className="mt-2 text-ink-soft">{pickupPointTexts.courier(courier.name)}</p>
      <p>
        <LeaveButton
          to={found.fromSummary ? '/zamowienie/podsumowanie' : '/zamowienie/dane'}
          form={FORM}
          className="inline-flex min-h-11 items-center"
        >
          {found.fromSummary ? pickupPointTexts.backToSummary : pickupPointTexts.back}
        </LeaveButton>
      </p>
      <PointSearch found={found} leads={shown.length === 0} />
      {shown.length > 0 && (
        <Button
          look="secondary"
          className="needs-js mt-4 lg:hidden"
          aria-expanded={isMapOpen}
          onClick={() => openMap(!isMapOpen)}
        >
          <PinIcon className="size-5" />
          {isMapOpen ? mapTexts.hide : mapTexts.show}
        </Button>
      )}
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:gap-8">
        <PostForm
          ref={form}
          id={FORM}
          // S8.20: the shop's own message, not the browser's.
          noValidate
          preventScrollReset
          onChange={({ target }) => {
            if (target instanceof HTMLInputElement && target.name === 'point') select(Number(target.value));
          }}
        >
          {problem && (
            <Message kind="error" className="mb-4">
              <p>{problem}</p>
            </Message>
          )}
          {own && (
            <fieldset className="mb-6">
              <legend className="mb-2 text-lg font-semibold">
                {own.isChosen ? pickupPointTexts.chosen : pickupPointTexts.last}
              </legend>
              <PointList points={[own]} chosenId={chosenId} />
            </fieldset>
          )}
          <p id={FOUND} role="status" tabIndex={-1} className="mb-3 scroll-mt-4 text-sm text-ink-soft empty:hidden">
            {points.length > 0 && pickupPointTexts.found(points.length)}
          </p>
          {points.length > 0 && (
            <fieldset>
              <legend className="mb-2 text-lg font-semibold">{pickupPointTexts.lists[found.where]}</legend>
              <PointList points={points} chosenId={chosenId} />
            </fieldset>
          )}
          {found.clientNumber !== null && <ClientNumber typed={found.clientNumber} error={answer?.numberProblem} />}
          {/* Without results the only action is a search. */}
          {shown.length > 0 && (
            <div className="sticky bottom-0 mt-4 border-t border-line bg-paper py-3">
              <Button type="submit" size="lg" wide>
                {pickupPointTexts.choose}
              </Button>
            </div>
          )}
        </PostForm>
        {shown.length > 0 && (
          <PointMap
            points={shown}
            selectedId={selectedId}
            onSelect={chooseOnMap}
            tiles={found.tiles}
            label={pickupPointTexts.map}
            className={classNames(
              'h-80 md:h-96 lg:sticky lg:top-6 lg:block lg:h-[min(36rem,75vh)]',
              isMapOpen ? 'max-lg:order-first' : 'hidden',
            )}
          />
        )}
      </div>
    </div>
  );
}

/** After a search focus moves to the number of results, or to the field without results. */
function useFoundFocus(nothing: ShownPoints['nothing']) {
  const { search } = useLocation();
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    document.getElementById(nothing ? SEARCH_FIELD : FOUND)?.focus();
  }, [search, nothing]);
}

/** Selects the point chosen on the map and scrolls to it. */
function showPoint(form: HTMLFormElement | null, id: number): void {
  const choice = form?.querySelector<HTMLInputElement>(`[name=point][value="${id}"]`);
  if (!choice) return;
  choice.checked = true;
  const item = choice.closest('li');
  const panel = item?.querySelector('details');
  if (panel) panel.open = true;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  item?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
}

/** S8.20: a courier for its own clients needs their number. */
function ClientNumber({ typed, error }: { typed: string; error: string | undefined }) {
  return (
    <div className="mt-6">
      <Field
        id="client-number"
        label={pickupPointTexts.clientNumber}
        hint={pickupPointTexts.clientNumberHint}
        error={error}
        required
      >
        {(wiring) => (
          <Input {...wiring} name="client_courier_number" defaultValue={typed} maxLength={30} autoComplete="off" />
        )}
      </Field>
    </div>
  );
}
