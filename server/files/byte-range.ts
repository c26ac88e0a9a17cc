export interface ByteRange {
  start: number;
  /** Last byte, itself included. */
  end: number;
}

/** The one range of a Range header: undefined sends the whole file, null cannot be satisfied. Films need it to be wound. */
export function readByteRange(header: string | undefined, bytes: number): ByteRange | null | undefined {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, from = '', to = ''] = asked ?? [];
  if (!asked || (from === '' && to === '')) return undefined;
  if (from === '') return Number(to) === 0 ? null : { start: Math.max(0, bytes - Number(to)), end: bytes - 1 };
  const range = { start: Number(from), end: to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1) };
  if (to !== '' && Number(to) < range.start) return undefined;
  return range.start < bytes ? range : null;
}
