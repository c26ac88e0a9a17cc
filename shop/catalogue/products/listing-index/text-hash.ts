/** A number that differs for different texts, but for one case in four thousand million (FNV-1a). */
export function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  return hash | 0;
}
