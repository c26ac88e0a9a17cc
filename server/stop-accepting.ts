import type { Server } from 'node:http';

const LOOK_EVERY = 50;

/**
 * Takes nothing new and answers what is under way, for `grace` milliseconds at most. A browser keeps its connection open
 * after the answer, and Node looks for idle ones only once when closing: they are looked for until none is left.
 */
export function stopAccepting(http: Server, grace: number): Promise<void> {
  return new Promise((resolve) => {
    const looking = setInterval(() => http.closeIdleConnections(), LOOK_EVERY);
    const cutting = setTimeout(() => http.closeAllConnections(), grace);
    http.close(() => {
      clearInterval(looking);
      clearTimeout(cutting);
      resolve();
    });
    http.closeIdleConnections();
  });
}
