export { type Attempt, attempt, attemptAll, forgive, type Limit } from './attempt.ts';
export { limitGuesses } from './limit-guesses.ts';
export { sweepAttempts } from './sweep-attempts.ts';
