import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

type TooltipProps = {
  text: string;
  /** Receives the wiring for the described control, which must be able to take focus. */
  children: (described: { 'aria-describedby': string }) => ReactNode;
};

/** A short remark on hover or focus. Escape hides it, and the pointer may rest on it (WCAG 1.4.13). */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || dismissed) return;
    event.preventDefault();
    setDismissed(true);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to what happens on the control inside
    <span
      className="group/tip relative inline-flex"
      onKeyDown={handleKey}
      onPointerEnter={() => setDismissed(false)}
      onFocus={() => setDismissed(false)}
    >
      {children({ 'aria-describedby': id })}
      <span
        role="tooltip"
        id={id}
        hidden={dismissed}
        className="invisible absolute bottom-full left-1/2 z-20 w-max max-w-64 -translate-x-1/2 pb-2 opacity-0 transition-[opacity,visibility] group-focus-within/tip:visible group-focus-within/tip:opacity-100 group-hover/tip:visible group-hover/tip:opacity-100"
      >
        <span className="block rounded-sm bg-ink px-3 py-2 text-sm text-paper shadow-soft">{text}</span>
      </span>
    </span>
  );
}
