/** What a page asks for: block name → its description. */
export type BatchRequest = Map<string, unknown>;

const MOST_BLOCKS = 20;

/**
 * Reads the body of the batch call. Correct clients percent-encode the JSON; the older ones paste it raw behind
 * `request=`, so that `&`, `+` and `%` inside break a form parser (contract 2.3).
 */
export function parseBatch(body: string): BatchRequest | null {
  const start = body.indexOf('request=');
  if (start < 0) return null;
  const raw = body.slice(start + 'request='.length);
  const encoded = raw.split('&', 1)[0] ?? '';
  return readBlocks(decode(encoded.replaceAll('+', ' '))) ?? readBlocks(raw) ?? readBlocks(decode(raw));
}

/** Also for a request that came as a form field. */
export function readBlocks(text: string | null): BatchRequest | null {
  if (text === null) return null;
  try {
    const blocks: unknown = JSON.parse(text);
    if (typeof blocks !== 'object' || blocks === null || Array.isArray(blocks)) return null;
    return new Map(Object.entries(blocks).slice(0, MOST_BLOCKS));
  } catch {
    return null;
  }
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
