const LONGEST_CODE = 40;

/** A code as it is kept, whatever case and spaces it was typed with; null when nothing could be a code. */
export function readRebateCode(text: string): string | null {
  const code = text.replace(/\s/g, '').toUpperCase();
  return code !== '' && code.length <= LONGEST_CODE ? code : null;
}
