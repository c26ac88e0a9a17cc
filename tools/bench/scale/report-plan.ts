import { ASSUMED, type Assumed, KINDS } from './assumed.ts';
import { type Figures, type Plan, planShop, type Target } from './plan-shop.ts';
import { simulateLoad } from './simulate-load.ts';

export const whole = (value: number) => Math.round(value).toLocaleString('en');
export const tenth = (value: number) => value.toFixed(1);
export const percent = (part: number) => `${Math.round(part * 100)} %`;

/** Rows of a table in Markdown. */
export const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;

export function head(...cells: string[]): string[] {
  return [row(...cells), row(...cells.map(() => '---'))];
}

const SIMULATED_SECONDS = 20;
const SEED = 1;

/** The shop that is wanted, half of it and twice as much, each simulated with the machines planned for it. */
export function reportPlans(figures: Figures, target: Target): string[] {
  const sizes = [0.5, 1, 2].map((times) => {
    const wanted = { ...target, ordersAnHour: target.ordersAnHour * times, visitors: target.visitors * times };
    const plan = planShop(wanted, figures);
    const { layout, offered } = plan;
    return { wanted, plan, simulated: simulateLoad(layout, offered, { seconds: SIMULATED_SECONDS, seed: SEED }) };
  });
  const line = (what: string, of: (size: (typeof sizes)[number]) => string) => row(what, ...sizes.map(of));
  return [
    `The plan: ${whole(target.products)} products`,
    ...head(
      '',
      ...sizes.map(({ wanted }) => `${whole(wanted.visitors)} visitors, ${whole(wanted.ordersAnHour)} orders an hour`),
    ),
    line('pages a second', ({ plan }) => whole(plan.viewsPerSecond)),
    line('product pages found', ({ plan }) => percent(plan.hits.found)),
    ...KINDS.map((kind) => line(`${kind} a second`, ({ plan }) => tenth(plan.offered[kind].perSecond))),
    line('nodes', ({ plan: { layout } }) => `${layout.nodes} of ${layout.cores} cores`),
    line('nodes busy; with one away', ({ plan: { busy } }) => `${percent(busy.nodes)}; ${percent(busy.withoutOne)}`),
    line('database', ({ plan: { layout } }) => `${layout.database.servers} of ${layout.database.cores} cores`),
    line('primary busy, replica busy', ({ plan: { busy } }) => `${percent(busy.primary)}, ${percent(busy.replica)}`),
    line('connections open, used', ({ plan: { connections: c } }) => `${c.open}, ${tenth(c.used)}`),
    line(
      'network: pages, with pictures',
      ({ plan: { network } }) => `${tenth(network.pages / 1e9)}, ${tenth(network.all / 1e9)} Gbit/s`,
    ),
    ...(['kept', 'product', 'listing', 'search', 'personal', 'placing'] as const).map((kind) =>
      line(`simulated: ${kind}`, ({ simulated }) => {
        const { p50, p95 } = simulated.kinds[kind];
        return `p50 ${tenth(p50)}, p95 ${tenth(p95)} ms`;
      }),
    ),
    line(
      'simulated: nodes, primary busy',
      ({ simulated: { busy } }) => `${percent(busy.nodes)}, ${percent(busy.primary)}`,
    ),
  ];
}

/** What it costs when one of the figures is twice as high. */
export function reportWrong(figures: Figures, target: Target): string[] {
  const cases: [string, Target, Assumed][] = [
    ['as planned', target, ASSUMED],
    ['every request costs twice', target, { ...ASSUMED, costFactor: 2 }],
    ['twice as many pages not found', target, { ...ASSUMED, missFactor: 2 }],
    ['a page every 15 s instead of 30', target, { ...ASSUMED, secondsAPage: 15 }],
    ['twice the orders', { ...target, ordersAnHour: 2 * target.ordersAnHour }, ASSUMED],
    ['twice the products', { ...target, products: 2 * target.products }, ASSUMED],
    ['no filtered listing and no search is found', target, { ...ASSUMED, found: { listing: 0, search: 0 } }],
  ];
  return [
    'Wrong by two',
    ...head('What', 'Nodes', 'Cores of the database', 'As planned it would be busy: nodes, primary', 'Pages, Gbit/s'),
    ...cases.map(([what, wanted, assumed]) => {
      const plan = planShop(wanted, figures, assumed);
      return row(
        what,
        plan.layout.nodes,
        plan.layout.database.cores,
        squeezed(plan, planShop(target, figures)),
        tenth(plan.network.pages / 1e9),
      );
    }),
  ];
}

/** How busy the machines of another plan would be. */
function squeezed({ busy, layout }: Plan, planned: Plan): string {
  const nodes = (busy.nodes * layout.nodes) / planned.layout.nodes;
  const primary = (busy.primary * layout.database.cores) / planned.layout.database.cores;
  return `${percent(nodes)}, ${percent(primary)}`;
}
