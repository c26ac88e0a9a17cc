/** Parsed JSON of unknown origin, looked at without trusting it. */
export type Json = Record<string, unknown>;

export function asRecord(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Numbers come as numbers or as text (contract 1.3); anything else is the fallback. */
export function asNumber(value: unknown, fallback = 0): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}

/** Lists come as lists or as objects keyed by anything. */
export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : Object.values(asRecord(value));
}
