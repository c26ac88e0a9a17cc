/** What text boxes, text areas and selects share. 16 px text keeps phones from zooming in. */
export const controlLook = [
  'block w-full rounded-sm border border-line-strong bg-surface text-base text-ink transition-colors',
  'hover:border-ink focus-visible:outline-offset-0',
  'aria-invalid:border-2 aria-invalid:border-error',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-2 disabled:text-ink-soft',
].join(' ');
