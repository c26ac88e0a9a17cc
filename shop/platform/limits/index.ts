export { type Attempt, attempt, attemptAll, forgive, type Limit, limitGuesses, sweepAttempts } from './attempt.ts';
export { processLimit } from './process-limit.ts';
