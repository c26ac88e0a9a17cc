export { type Attempt, attempt, forgive, type Limit } from './attempt.ts';
export { sweepAttempts } from './sweep-attempts.ts';
