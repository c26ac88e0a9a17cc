export { countWaiting, WAITING, type Waiting } from './count-waiting.ts';
export { type Found, findAnything, SHORTEST_TEXT } from './find-anything.ts';
