export { type Attempt, attempt, type Limit } from './attempt.ts';
