import { type ImportFault, importFault } from '#rules/catalogue/import/import-fault.ts';

const TIMEOUT_MS = 20_000;
const LARGEST = 30_000_000;

/** The bytes at an address, or why they cannot be had. */
export async function fetchPicture(address: string): Promise<{ bytes: Buffer } | { wrong: ImportFault }> {
  const tooLarge = { wrong: importFault('picture-too-large', address, LARGEST / 1_000_000) };
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return { wrong: importFault('picture-answered', address, response.status) };
    if (Number(response.headers.get('content-length') ?? 0) > LARGEST) return tooLarge;
    // Not every host tells the length.
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > LARGEST) return tooLarge;
      chunks.push(chunk);
    }
    return { bytes: Buffer.concat(chunks) };
  } catch (error) {
    return { wrong: explain(address, error) };
  }
}

function explain(address: string, error: unknown): ImportFault {
  if (!(error instanceof Error)) return importFault('picture-unreachable', address, '');
  if (error.name === 'TimeoutError') return importFault('picture-slow', address, TIMEOUT_MS / 1000);
  // What fetch says itself is "fetch failed"; the reason stands behind it.
  const { code = '' } = (error.cause ?? error) as NodeJS.ErrnoException;
  return importFault('picture-unreachable', address, code);
}
