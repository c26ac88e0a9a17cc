/**
 * Preloaded into a process (`node --import`), it lets the process and all it starts believe that now is CLOCK; time goes on
 * from there. The database keeps its own clock, which the shop never asks.
 */
const moment = Date.parse(process.env.CLOCK ?? '');
if (Number.isNaN(moment))
  throw new Error(`CLOCK must be a moment such as 2028-02-29T12:00:00Z (it is "${process.env.CLOCK}")`);

const RealDate = Date;
const offset = moment - RealDate.now();
const now = () => RealDate.now() + offset;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, asked) => Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
