import { uiTexts } from '#texts/platform/ui.ts';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icons/close.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { alertLook } from './alert-look.ts';
import { dismissAlert, holdAlert, releaseAlert, type ShownAlert } from './alert-store.ts';

export function AlertPopup({ alert }: { alert: ShownAlert }) {
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
