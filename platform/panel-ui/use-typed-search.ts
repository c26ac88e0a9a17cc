import { useState } from 'react';
import { useFetcher } from 'react-router';

/**
 * Asks while somebody types, one question at a time: what is typed meanwhile waits for the answer, and of several the last one counts.
 * The router would give up an answer that is half there for the next question, and what it gives up so is an error nobody can catch.
 */
export function useTypedSearch<Found>() {
  const { load, data } = useFetcher<Found>();
  const [ask] = useState(() => requestInTurn(load));
  return { data, ask };
}

/** Never two at a time; between two answers only the newest question is asked. */
export function requestInTurn(load: (address: string) => Promise<void>): (address: string) => Promise<void> {
  let next: string | undefined;
  let isConfirming = false;
  return async (address) => {
    next = address;
    if (isConfirming) return;
    isConfirming = true;
    try {
      while (next !== undefined) {
        const asked = next;
        next = undefined;
        await load(asked);
      }
    } finally {
      isConfirming = false;
    }
  };
}
