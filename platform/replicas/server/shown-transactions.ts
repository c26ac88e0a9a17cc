/** Which transactions a server shows, as `pg_current_snapshot()` says it: `xmin:xmax:running,running`. */
export interface ShownTransactions {
  /** All below are over. */
  xmin: number;
  /** None from here on is known. */
  xmax: number;
  running: ReadonlySet<number>;
}

export function parseShown(text: string): ShownTransactions {
  const [xmin, xmax, running] = text.split(':');
  return {
    xmin: Number(xmin),
    xmax: Number(xmax),
    running: new Set(running ? running.split(',').map(Number) : []),
  };
}

/** Whether a query sees the changes of the transaction. */
export function isVisible({ xmin, xmax, running }: ShownTransactions, transaction: number): boolean {
  return transaction < xmin || (transaction < xmax && !running.has(transaction));
}
