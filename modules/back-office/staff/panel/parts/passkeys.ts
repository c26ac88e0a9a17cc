/** Makes a key in this device; gives the recovery codes of a first factor, null when it was not taken. */
export async function makePasskey(name: string): Promise<string[] | null> {
  const { options } = await ask('begin');
  if (!options) return null;
  const { startRegistration } = await import('@simplewebauthn/browser');
  const response = await startRegistration({
    optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'],
  });
  const added = await ask('add', { response: JSON.stringify(response), name });
  return added.kind === 'added' && Array.isArray(added.codes) ? added.codes.map(String) : null;
}

/** Shows the second factor by a key of this device. */
export async function showPasskey(): Promise<boolean> {
  const { options } = await ask('ask');
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const response = await startAuthentication({
    optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'],
  });
  return (await ask('confirm', { response: JSON.stringify(response) })).kind === 'checked';
}

/** Speaks with the shop about a key; what it answers is plain JSON. */
async function ask(
  intent: 'ask' | 'confirm' | 'begin' | 'add',
  fields: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const response = await fetch('/zaplecze/klucz', { method: 'POST', body: new URLSearchParams({ ...fields, intent }) });
  const answer: unknown = await response.json();
  return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};
}
