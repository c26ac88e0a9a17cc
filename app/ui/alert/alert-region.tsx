import { useEffect, useRef, useSyncExternalStore } from 'react';
import * as uiTexts from '#texts/platform/ui.ts';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icons/signs.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { alertLook } from './alert-look.ts';
import {
  currentAlerts,
  dismissAlert,
  holdAlert,
  releaseAlert,
  type ShownAlert,
  serverAlerts,
  subscribeAlerts,
} from './alert-store.ts';

const isUrgent = (kind: string) => kind === 'error' || kind === 'warning';

/** Where alert popups appear. Rendered once, in the shell; `showAlert` fills it from anywhere. */
export function AlertRegion() {
  const alerts = useSyncExternalStore(subscribeAlerts, currentAlerts, serverAlerts);
  const region = useRef<HTMLElement>(null);
  const newest = alerts.at(-1)?.id;

  // As a popover the region lies in the top layer. It is open from the start, because a live region must exist before it speaks.
  useEffect(() => {
    if (!region.current?.matches(':popover-open')) region.current?.showPopover();
  }, []);

  // Alerts come down from the header, whose links must stay in reach; it sticks, but not always at the top.
  useEffect(() => {
    if (newest === undefined) return;
    const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    region.current?.style.setProperty('--upper-edge', `${Math.max(0, edge)}px`);
  }, [newest]);

  // An open dialog entered the top layer later; enter anew to stand above it.
  useEffect(() => {
    if (newest === undefined || !document.querySelector('dialog:modal')) return;
    region.current?.hidePopover();
    region.current?.showPopover();
  }, [newest]);

  return (
    <section
      ref={region}
      popover="manual"
      aria-label={uiTexts.alert.region}
      className="pointer-events-none fixed inset-x-0 top-(--upper-edge,0px) bottom-auto m-0 w-full bg-transparent p-4 text-ink md:left-auto md:w-104"
    >
      {/* Two live regions: urgent alerts interrupt the reader, the others wait. */}
      <div aria-live="polite">
        {alerts.map((alert) => !isUrgent(alert.kind) && <AlertPopup key={alert.id} alert={alert} />)}
      </div>
      <div aria-live="assertive">
        {alerts.map((alert) => isUrgent(alert.kind) && <AlertPopup key={alert.id} alert={alert} />)}
      </div>
    </section>
  );
}

function AlertPopup({ alert }: { alert: ShownAlert }) {
  const { Icon, mark, edge } = alertLook[alert.kind];
  const hold = () => holdAlert(alert.id);
  const release = () => releaseAlert(alert.id);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting on the popup only stops its clock
    <div
      data-alert={alert.kind}
      data-phase={alert.phase}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className={classNames(
        'pointer-events-auto mt-2 flex items-start gap-3 rounded-md border border-l-4 bg-surface py-1 pl-4 shadow-soft',
        edge,
        alert.phase === 'fading' && 'opacity-0 transition-opacity duration-500', // S9.28
      )}
    >
      <Icon className={classNames('mt-2.5 size-6', mark)} />
      <p className="min-w-0 flex-1 py-2.5">
        <VisuallyHidden>{uiTexts.alert.kinds[alert.kind]}: </VisuallyHidden>
        {alert.text}
      </p>
      <button
        type="button"
        aria-label={uiTexts.alert.dismiss}
        onClick={() => dismissAlert(alert.id)}
        className="flex size-11 shrink-0 items-center justify-center rounded-sm text-ink-soft hover:text-ink"
      >
        <CloseIcon className="size-5" />
      </button>
    </div>
  );
}
