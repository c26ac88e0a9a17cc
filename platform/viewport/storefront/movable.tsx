import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { registerBehaviour } from './register-behaviour.ts';

/**
 * Content that moves into the `MobileSlot` of the same name on class 1 and back to its first place otherwise (S2.80).
 * The very same nodes move, so what was typed or is playing inside stays. The server writes it at its desktop place;
 * on class 1 it waits unseen until it has moved: give the slot a class that reserves its height.
 */
export function Movable({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  const home = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);

  useLayoutEffect(
    () =>
      registerBehaviour([1, 2, 3, 4], (viewport) => {
        const slot = viewport === 1 && document.querySelector(`[data-mobile-slot="${CSS.escape(name)}"]`);
        const place = slot || home.current;
        if (!place || !body.current) return undefined;
        body.current.dataset.placed = '';
        if (body.current.parentNode !== place) place.append(body.current);
        // React removes the content from where it put it, so it must be at home by then.
        return () => body.current && home.current?.append(body.current);
      }),
    [name],
  );

  return (
    <div ref={home} data-movable={name} className={className}>
      <div ref={body} data-movable-body>
        {children}
      </div>
    </div>
  );
}

export function MobileSlot({ name, className }: { name: string; className?: string }) {
  return <div data-mobile-slot={name} className={className} />;
}
