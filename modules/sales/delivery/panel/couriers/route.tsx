import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ResourceForm } from '#modules/back-office/resources/panel/resource-form.tsx';
import { ResourceScreen } from '#modules/back-office/resources/panel/resource-screen.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { shortDay } from '#platform/time/rules/date-format.ts';
import { Button } from '#platform/ui/button.tsx';
import { closedDayFields } from '../../rules/location-fields.ts';
import { closedDays as dayTexts, couriers as texts } from '../../texts/panel.ts';
import { changeDelivery } from './action.server.ts';
import { loadCouriers } from './load.server.ts';

export const handle: PanelHandle = {
  access: 'offer.see',
  actions: {
    on: 'offer.change',
    off: 'offer.change',
    up: 'offer.change',
    down: 'offer.change',
    remove: 'offer.change',
    'close-day': 'offer.change',
    'open-day': 'offer.change',
  },
  title: texts.title,
};

export const loader = (args: LoaderFunctionArgs) => loadCouriers(args);
export const action = (args: ActionFunctionArgs) => changeDelivery(args);

export default function Couriers() {
  const { saved } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return (
    <>
      <ResourceScreen answer={sent && !('faults' in sent) ? sent : sent ? undefined : saved} />
      <ClosedDays />
    </>
  );
}

function ClosedDays() {
  const { closedDays, mayChange } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const refused = sent && 'faults' in sent ? sent : undefined;
  return (
    <section className="mt-8">
      <h2>{dayTexts.title}</h2>
      <p className="mb-3 text-ink-soft">{dayTexts.lead}</p>
      {closedDays.length === 0 && <p className="mb-3">{dayTexts.none}</p>}
      <ul className="mb-4 max-w-[40rem]">
        {closedDays.map(({ day, reason }) => (
          <li key={day} className="flex items-center gap-3 border-line border-b py-1">
            <span className="figures font-medium">{shortDay(day)}</span>
            <span className="flex-1">{reason}</span>
            {mayChange && (
              <Form method="post">
                <input type="hidden" name="day" value={day} />
                <Button
                  type="submit"
                  name="intent"
                  value="open-day"
                  look="quiet"
                  size="sm"
                  aria-label={dayTexts.removeOf(shortDay(day))}
                >
                  {dayTexts.remove}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <ResourceForm
          key={closedDays.length}
          fields={closedDayFields}
          groups={[{ names: ['day', 'reason'] }]}
          words={dayTexts.fields}
          typed={refused?.typed ?? {}}
          faults={refused?.faults}
          intent="close-day"
          send={dayTexts.add}
        />
      )}
    </section>
  );
}
