/** S5.36: six digits; the space people put in the middle is read over. */
export function readBlikCode(text: string): string | null {
  const code = text.replace(/\s/g, '');
  return /^\d{6}$/.test(code) ? code : null;
}
