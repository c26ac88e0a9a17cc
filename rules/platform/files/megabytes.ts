// S9.30
const BYTES_IN_MEGABYTE = 1_048_576;

export function toMegabytes(bytes: number): number {
  return bytes / BYTES_IN_MEGABYTE;
}

/** `2 MB`, `0,5 MB`: at most two decimals. */
export function formatMegabytes(bytes: number): string {
  const rounded = Math.round(toMegabytes(bytes) * 100) / 100;
  return `${String(rounded).replace('.', ',')}\u00a0MB`;
}
