import { formatMegabytes } from './megabytes.ts';

const kilobyte = 1024;

/** How large a download is, as a shopper reads it: `29 kB`, `1,5 MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes >= kilobyte * kilobyte) return formatMegabytes(bytes);
  return `${Math.max(1, Math.round(bytes / kilobyte))}\u00a0kB`;
}
