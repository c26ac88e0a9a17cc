const FIRST = 10_000_000;
const ROOM = 90_000_000;
/** Shares no factor with the room, so every id of the room has its own number. */
const STRIDE = 48_611_953;

/** Eight digits that do not tell how many orders the shop has, and never the same twice. */
export function orderNumber(id: number): string {
  return String(FIRST + Number((BigInt(id) * BigInt(STRIDE)) % BigInt(ROOM)));
}

/** What a shopper typed as an order number; null when it cannot be one. */
export function readOrderNumber(text: string): string | null {
  const digits = text.replace(/[\s#-]/g, '');
  return /^\d{8}$/.test(digits) ? digits : null;
}
