import { useSyncExternalStore } from 'react';

const never = () => () => {};

export function usePasskeys(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof window.PublicKeyCredential === 'function',
    () => false,
  );
}

export async function postJson(address: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};
}
