import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { showModal } from './covers.ts';
import { CloseIcon } from './icons/signs.tsx';
import * as uiTexts from './texts/ui.ts';

export type DialogPlace = 'centre' | 'wide' | 'sheet' | 'side';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Where it appears: in the middle, as a sheet from below, or as a panel at the end side. */
  place?: DialogPlace;
  /** Stays at the bottom while the content scrolls: the actions. */
  footer?: ReactNode;
  children: ReactNode;
};

const placeClasses: Record<DialogPlace, string> = {
  centre: 'm-auto max-h-[min(85dvh,46rem)] w-[min(34rem,calc(100%-2rem))] rounded-lg',
  wide: 'm-auto max-h-[92dvh] w-[min(72rem,calc(100%-2rem))] rounded-lg',
  sheet: 'dialog-sheet mt-auto mb-0 max-h-[88dvh] w-full max-w-full rounded-t-lg md:mx-auto md:max-w-[40rem]',
  side: 'dialog-side mr-0 ml-auto h-dvh max-h-dvh w-[min(26rem,92%)]',
};

function dialogLook(place: DialogPlace): string {
  return classNames('dialog overflow-hidden bg-surface p-0 text-ink shadow-soft', placeClasses[place]);
}

const CONTROLS = 'a[href], button, input, select, textarea, summary';

/** A native modal dialog: the browser keeps the focus inside and gives it back on close. */
export function Dialog({ open, onClose, title, place = 'centre', footer, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();

  // A layout effect: its end closes the dialog while it still is in the page, else the browser could not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const close = showModal(element);
    // A long text without a control inside must be reached by the keyboard to be scrolled.
    if (content.current && !content.current.querySelector(CONTROLS)) content.current.tabIndex = 0;
    return close;
  }, [open]);

  // Escape asks to close; the owner of `open` decides.
  function handleCancel(event: SyntheticEvent) {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  }

  // A click that began inside, e.g. selecting text, must not close when it ends on the overlay.
  function handleClick(event: MouseEvent) {
    if (pressedOutside.current && event.target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out of a native dialog is Escape, handled by onCancel
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={dialogLook(place)}
      onCancel={handleCancel}
      onClose={() => open && onClose()}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === dialog.current;
      }}
      onClick={handleClick}
    >
      <div className="flex max-h-[inherit] min-h-full flex-col">
        <header className="flex items-start justify-between gap-4 border-b border-line py-3 pr-3 pl-5 md:pl-6">
          <h2 id={titleId} className="py-2 type-sub">
            {title}
          </h2>
          <Button look="quiet" square aria-label={uiTexts.close} onClick={onClose}>
            <CloseIcon />
          </Button>
        </header>
        <div ref={content} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 md:px-6">
          {children}
        </div>
        {footer && (
          <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-6">
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  );
}
