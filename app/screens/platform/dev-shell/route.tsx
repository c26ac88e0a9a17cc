import { useEffect, useState } from 'react';
import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { MobileSlot } from '#app/features/platform/viewport/mobile-slot.tsx';
import { Movable } from '#app/features/platform/viewport/movable.tsx';
import { registerBehaviour } from '#app/features/platform/viewport/register-behaviour.ts';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/text-controls.tsx';
import * as texts from '#texts/platform/dev-shell.ts';
import type { Route } from './+types/route.ts';
import { loadDevShell } from './load.server.ts';

export const handle: PageHandle = { page: 'text', noIndex: true };

export const meta = () => [{ title: texts.title }];

export function loader({ context }: Route.LoaderArgs) {
  return loadDevShell(context);
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
      <h1>{texts.title}</h1>
      <p>{texts.intro}</p>
      <section aria-label={texts.slot}>
        <MobileSlot name="sample" className="min-h-20" />
      </section>
      <p role="status">{texts.runs(runs)}</p>
      <section aria-label={texts.firstPlace}>
        <Movable name="sample">
          <Field label={texts.moving}>{(wiring) => <Input {...wiring} />}</Field>
        </Movable>
      </section>
    </div>
  );
}
