/** The window of the shop with a fir in it (the drawing of favicon.svg in the colours of the scheme), and the shop's name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2.5">
      <svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true" focusable="false" className="shrink-0">
        <rect width="32" height="32" rx="8" className="fill-brand" />
        <path d="M7 24V12.5a9 9 0 0 1 18 0V24z" className="fill-paper" />
        <path d="m16 9.5 5.5 8.5h-3.2l3.2 4.5h-11l3.2-4.5h-3.2z" className="fill-brand" />
        <path d="M15 22.5h2V26h-2z" className="fill-accent" />
      </svg>
      <span className="font-display text-2xl font-extrabold tracking-tight text-ink">{name}</span>
    </span>
  );
}
