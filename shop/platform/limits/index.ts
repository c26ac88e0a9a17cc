export { type Attempt, attempt, attemptAll, forgive, type Limit, limitGuesses, sweepAttempts } from './attempt.ts';
