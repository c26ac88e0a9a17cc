/** Speaks with `/zaplecze/klucz` about a passkey; what it answers is plain JSON. */
export async function askPasskeyServer(
  intent: 'ask' | 'confirm' | 'begin' | 'add',
  fields: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const response = await fetch('/zaplecze/klucz', { method: 'POST', body: new URLSearchParams({ ...fields, intent }) });
  const answer: unknown = await response.json();
  return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};
}
