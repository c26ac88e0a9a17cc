export { type Attempt, attempt, type Limit } from './attempt.ts';
export { sweepAttempts } from './sweep-attempts.ts';
