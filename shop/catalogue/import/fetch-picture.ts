const TIMEOUT_MS = 20_000;
const LARGEST = 30_000_000;
const TOO_LARGE = { wrong: `it is larger than ${LARGEST / 1_000_000} MB` };

/** The bytes at an address, or why they cannot be had. */
export async function fetchPicture(address: string): Promise<{ bytes: Buffer } | { wrong: string }> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return { wrong: `its host answered ${response.status}` };
    if (Number(response.headers.get('content-length') ?? 0) > LARGEST) return TOO_LARGE;
    // Not every host tells the length.
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > LARGEST) return TOO_LARGE;
      chunks.push(chunk);
    }
    return { bytes: Buffer.concat(chunks) };
  } catch (error) {
    return { wrong: explain(error) };
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return 'its host cannot be reached';
  if (error.name === 'TimeoutError') return `its host took longer than ${TIMEOUT_MS / 1000} s`;
  // What fetch says itself is "fetch failed"; the reason stands behind it.
  const { code } = (error.cause ?? error) as NodeJS.ErrnoException;
  return `its host cannot be reached${code ? ` (${code})` : ''}`;
}
