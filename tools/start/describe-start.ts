import type { OpenedServer } from '#server/open-server.ts';

/** The last lines of a start: whether the shop is open to shoppers, and the next step of the owner. */
export function describeStart(
  address: string,
  { isOpen, heldBy, setupCode }: Pick<OpenedServer, 'isOpen' | 'heldBy' | 'setupCode'>,
): string[] {
  if (setupCode) {
    return [`The shop is waiting for its set-up: ${address}`, ...describeSetupCode(address, setupCode)];
  }
  if (isOpen) return [`The shop is open: ${address}`];
  if (heldBy.length > 0) {
    return [
      `The shop is closed: ${address}`,
      `It opens when this is set: ${heldBy.join(', ')} (npm run doctor says more)`,
      `The panel:                 ${address}/zaplecze/otwarcie`,
    ];
  }
  return [`The shop is closed: ${address}`, `Open it in the panel: ${address}/zaplecze/otwarcie`];
}

export function describeSetupCode(address: string, setupCode: string): string[] {
  return [
    `Make the owner's account: ${address}/zaplecze/start`,
    `with the set-up code:     ${setupCode}   (once, within an hour; then: npm run shop -- opening code)`,
  ];
}

/** The address of a shop that has said one of these. */
export function findStart(output: string): string | undefined {
  return /^The shop is (?:open|closed|waiting for its set-up): (http\S+)$/m.exec(output)?.[1];
}
