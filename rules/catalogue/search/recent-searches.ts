import { plainText } from './plain-text.ts';

const MOST_RECENT = 5;

/** The newest first, each once whatever its letters look like. */
export function addRecent(recent: readonly string[], text: string): string[] {
  return [text.trim(), ...withoutRecent(recent, text)].slice(0, MOST_RECENT);
}

export function withoutRecent(recent: readonly string[], text: string): string[] {
  const plain = plainText(text.trim());
  return recent.filter((other) => plainText(other) !== plain);
}
