import { useEffect, useState } from 'react';
import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { MobileSlot, Movable } from '#app/features/platform/viewport/movable.tsx';
import { registerBehaviour } from '#app/features/platform/viewport/register-behaviour.ts';
import { onlyForDevelopers } from '#app/not-found.server.ts';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/text-controls.tsx';
import * as devUiTexts from '#texts/platform/dev-ui.ts';
import type { Route } from './+types/route.ts';

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
