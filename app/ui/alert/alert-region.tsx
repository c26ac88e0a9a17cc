import { useEffect, useRef, useSyncExternalStore } from 'react';
import { uiTexts } from '#texts/platform/ui.ts';
import { AlertPopup } from './alert-popup.tsx';
import { currentAlerts, serverAlerts, subscribeAlerts } from './alert-store.ts';

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
