import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { typedQuantity } from '#platform/money/rules/quantity-text.ts';
import { classNames } from './class-names.ts';
import { MinusIcon, PlusIcon } from './icons/signs.tsx';
import * as uiTexts from './texts/ui.ts';

/** Several steps in a row are one change. */
const STEPS_PAUSE_MS = 500;

type NumberStepperProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'step'> & {
  label?: string;
  step?: number;
  increaseLabel?: string;
  decreaseLabel?: string;
  /**
   * Called with a finished number: the field is left, Enter is pressed, or stepping pauses. Never half a number: the 0 of 0.75
   * is no order for nothing, however slowly it is typed.
   */
  onSettle?: (input: HTMLInputElement) => void;
  /** Takes digits and a dot only. */
  unsigned?: boolean;
};

/** S5.08: the comma that Poles type is a dot. A number input has no selection to write at, only the editing command. */
function acceptQuantity(event: Event, unsigned: boolean) {
  if (!(event instanceof InputEvent) || event.data === null) return;
  const accepted = unsigned ? typedQuantity(event.data) : event.data.replaceAll(',', '.');
  if (accepted === event.data) return;
  event.preventDefault();
  if (accepted) document.execCommand('insertText', false, accepted);
}

/**
 * A number input with − and +. Without JavaScript the buttons are not rendered and the input stays.
 * The buttons step natively and fire the same events as the browser's own arrows.
 */
export function NumberStepper({
  label,
  increaseLabel = uiTexts.stepper.increase,
  decreaseLabel = uiTexts.stepper.decrease,
  step = 1,
  className,
  onSettle,
  unsigned = false,
  ...rest
}: NumberStepperProps) {
  const input = useRef<HTMLInputElement>(null);
  const settle = useEffectEvent((element: HTMLInputElement) => onSettle?.(element));

  // React's `onChange` fires at every key; the browser's `change` only for a finished number.
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const wait = () => clearTimeout(pause);
    const finish = () => {
      wait();
      settle(element);
    };
    const handlers = {
      beforeinput: (event: Event) => acceptQuantity(event, unsigned),
      input: wait,
      change: () => {
        wait();
        pause = setTimeout(finish, STEPS_PAUSE_MS);
      },
      blur: finish,
      keydown: (event: Event) => event instanceof KeyboardEvent && event.key === 'Enter' && finish(),
    };
    for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler);
    return () => {
      wait();
      for (const [name, handler] of Object.entries(handlers)) element.removeEventListener(name, handler);
    };
  }, [unsigned]);

  function move(direction: 'stepUp' | 'stepDown') {
    const element = input.current;
    if (!element) return;
    element[direction]();
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }

  const button =
    'flex w-11 shrink-0 items-center justify-center text-ink transition-colors hover:bg-surface-2 focus-visible:-outline-offset-3 disabled:opacity-40 aria-disabled:opacity-40 aria-disabled:hover:bg-transparent noscript:hidden';
  return (
    <div
      className={classNames(
        'inline-flex h-12 shrink-0 items-stretch overflow-hidden rounded-md border border-line-strong bg-surface has-aria-invalid:border-error has-disabled:border-line',
        className,
      )}
    >
      <button
        type="button"
        className={button}
        aria-label={decreaseLabel}
        disabled={rest.disabled}
        aria-disabled={rest['aria-disabled']}
        onClick={() => move('stepDown')}
      >
        <MinusIcon className="size-5" />
      </button>
      <input
        inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
        aria-label={label}
        {...rest}
        ref={input}
        type="number"
        step={step}
        className="figures w-14 min-w-11 flex-1 bg-transparent text-center font-semibold text-ink focus-visible:-outline-offset-3 disabled:text-ink-soft aria-disabled:text-ink-soft"
      />
      <button
        type="button"
        className={button}
        aria-label={increaseLabel}
        disabled={rest.disabled}
        aria-disabled={rest['aria-disabled']}
        onClick={() => move('stepUp')}
      >
        <PlusIcon className="size-5" />
      </button>
    </div>
  );
}
