import { useEffect, useState } from 'react';
import type * as Route from '#platform/routing/route-types.ts';
import { onlyForDevelopers } from '#platform/shell/storefront/not-found.server.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Field } from '#platform/ui/field.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import { MobileSlot, Movable } from '#platform/viewport/storefront/movable.tsx';
import { registerBehaviour } from '#platform/viewport/storefront/register-behaviour.ts';
import * as devUiTexts from '#storefront/dev/texts/dev-ui.ts';

export const handle: PageHandle = { page: 'text', noIndex: true };

export const meta = () => [{ title: devUiTexts.viewportClasses.title }];

export function loader({ context }: Route.LoaderArgs) {
  onlyForDevelopers(context);
  return null;
}

/** Shows what moves and what runs anew when the window changes its class. */
export default function DevShellRoute() {
  const [runs, setRuns] = useState<number[]>([]);

  useEffect(
    () =>
      registerBehaviour([1, 3], (viewport) => {
        setRuns((before) => [...before, viewport]);
        return undefined;
      }),
    [],
  );

  return (
    <div className="flex flex-col gap-6 py-8">
      <h1>{devUiTexts.viewportClasses.title}</h1>
      <p>{devUiTexts.viewportClasses.intro}</p>
      <section aria-label={devUiTexts.viewportClasses.slot}>
        <MobileSlot name="sample" className="min-h-20" />
      </section>
      <p role="status">{devUiTexts.viewportClasses.runs(runs)}</p>
      <section aria-label={devUiTexts.viewportClasses.firstPlace}>
        <Movable name="sample">
          <Field label={devUiTexts.viewportClasses.moving}>{(wiring) => <Input {...wiring} />}</Field>
        </Movable>
      </section>
    </div>
  );
}
