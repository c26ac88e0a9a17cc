import { alertKinds } from '#platform/alerts/rules/alert-timing.ts';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icons/signs.tsx';
import * as uiTexts from '../texts/ui.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { alertLook } from './alert-look.ts';
import { ALERTS } from './start-alerts.ts';

/**
 * The region of alert popups. The server renders it once, in the shell, with a pattern of each popup; `start-alerts.ts` fills
 * it, so that an alert does not wait for React.
 */
export function AlertRegion() {
  return (
    <section
      id={ALERTS}
      popover="manual"
      aria-label={uiTexts.alert.region}
      className="pointer-events-none fixed inset-x-0 top-(--upper-edge,0px) bottom-auto m-0 data-low:top-auto data-low:bottom-0 w-full bg-transparent p-4 text-ink md:left-auto md:w-104"
    >
      {/* Two live regions: urgent alerts interrupt the reader, the others wait. */}
      <div aria-live="polite" />
      <div aria-live="assertive" />
      <template>
        {alertKinds.map((kind) => (
          <AlertPopup key={kind} kind={kind} />
        ))}
      </template>
    </section>
  );
}

function AlertPopup({ kind }: { kind: (typeof alertKinds)[number] }) {
  const { Icon, mark, edge } = alertLook[kind];
  return (
    <div
      data-alert={kind}
      className={classNames(
        'pointer-events-auto mt-2 flex items-start gap-3 rounded-md border border-l-4 bg-surface py-1 pl-4 shadow-soft',
        'data-[phase=fading]:opacity-0 data-[phase=fading]:transition-opacity data-[phase=fading]:duration-500', // S9.28
        edge,
      )}
    >
      <Icon className={classNames('mt-2.5 size-6', mark)} />
      <p className="min-w-0 flex-1 py-2.5">
        <VisuallyHidden>{uiTexts.alert.kinds[kind]}: </VisuallyHidden>
      </p>
      <button
        type="button"
        aria-label={uiTexts.alert.dismiss}
        className="flex size-11 shrink-0 items-center justify-center rounded-sm text-ink-soft hover:text-ink"
      >
        <CloseIcon className="size-5" />
      </button>
    </div>
  );
}
