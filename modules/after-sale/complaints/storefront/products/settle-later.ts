/** S9.66: how long typing must pause before the quantity is put right. */
export const QUANTITY_CHECK_MS = 750;

/** Puts a quantity right when typing has paused for 750 ms (S5.48, S9.66); every key starts the wait anew. */
export function settleLater(settle: () => void): { typed(): void; stop(): void } {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(waiting);
  return {
    typed() {
      stop();
      waiting = setTimeout(settle, QUANTITY_CHECK_MS);
    },
    stop,
  };
}
