import { useState } from 'react';
import { useFetcher } from 'react-router';

/**
 * Searches while the user types, one request at a time: text typed meanwhile waits for the answer, and only the last is sent.
 * The router would cancel a running request with an error that no code can catch.
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
