export {
  type Attempt,
  attempt,
  attemptAll,
  attemptEach,
  forgive,
  type Limit,
  limitGuesses,
  sweepAttempts,
} from './attempt.ts';
export { processLimit } from './process-limit.ts';
