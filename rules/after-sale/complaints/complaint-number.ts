/** What a shopper typed as the number of a complaint, `R` and digits (six of old); null when it cannot be one. */
export function readComplaintNumber(text: string): string | null {
  const bare = text.replace(/[\s#-]/g, '').toUpperCase();
  return /^R\d{6,10}$/.test(bare) ? bare : null;
}
