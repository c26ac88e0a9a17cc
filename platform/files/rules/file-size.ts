// S9.30
const BYTES_IN_MEGABYTE = 1_048_576;

export function toMegabytes(bytes: number): number {
  return bytes / BYTES_IN_MEGABYTE;
}

export function formatMegabytes(bytes: number): string {
  const rounded = Math.round(toMegabytes(bytes) * 100) / 100;
  return `${String(rounded).replace('.', ',')}\u00a0MB`;
}

const kilobyte = 1024;

/** How large something is, as people read it: `29 kB`, `1,5 MB`, `12,4 GB`. */
export function formatFileSize(bytes: number): string {
  if (bytes >= kilobyte ** 3) return `${(Math.round((bytes / kilobyte ** 3) * 10) / 10).toLocaleString('pl')}\u00a0GB`;
  if (bytes >= kilobyte * kilobyte) return formatMegabytes(bytes);
  return `${Math.max(1, Math.round(bytes / kilobyte))}\u00a0kB`;
}
