/** An address of elsewhere that cannot run anything. */
export function isSafeLink(text: string): boolean {
  return /^https:\/\/[^\s"'<>\\]+$/.test(text) && URL.canParse(text);
}

/** A page or a file of the shop itself, or a safe address: for fields of the owner. */
export function checkLink(text: string): 'address' | null {
  return /^\/(?!\/)[^\s"'<>\\]*$/.test(text) || isSafeLink(text) ? null : 'address';
}

/** A picture of the shop by its path below the media folders: for fields of the owner. */
export function checkPicture(text: string): 'picture' | null {
  const isPicture = /^[\w-][\w./-]*\.(?:jpe?g|png|webp|avif)$/i.test(text) && !text.includes('..');
  return isPicture ? null : 'picture';
}
