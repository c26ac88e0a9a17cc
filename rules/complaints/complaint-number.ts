const FIRST = 100_000;
const ROOM = 900_000;
/** Shares no factor with the room, so every id of the room has its own number. */
const STRIDE = 486_119;

/** `R` and digits: never mistaken for an order, and does not tell how many complaints the shop has. */
export function complaintNumber(id: number): string {
  const round = Math.floor(id / ROOM);
  const digits = FIRST + Number((BigInt(id) * BigInt(STRIDE)) % BigInt(ROOM));
  return `R${round > 0 ? round : ''}${digits}`;
}

/** What a shopper typed as the number of a complaint; null when it cannot be one. */
export function readComplaintNumber(text: string): string | null {
  const bare = text.replace(/[\s#-]/g, '').toUpperCase();
  return /^R\d{6,10}$/.test(bare) ? bare : null;
}
