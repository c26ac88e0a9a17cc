const PRIME = 0x01000193;

/** Two rounds of FNV-1a as 16 hex digits, the same on server and in the browser. */
export function scriptMark(script: string): string {
  return hex(round(script, 0x811c9dc5)) + hex(round(script, 0x2f0b4a27));
}

function round(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), PRIME);
  return hash >>> 0;
}

function hex(hash: number): string {
  return hash.toString(16).padStart(8, '0');
}
