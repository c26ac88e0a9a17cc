import { KINDS } from './assumed.ts';
import type { ScaleFigures } from './measure-scale.ts';
import type { Target } from './plan-shop.ts';
import { head, percent, reportPlans, reportWrong, row, tenth, whole } from './report-plan.ts';

export function reportScale(figures: ScaleFigures, target: Target): string[] {
  return [
    ...reportMeasured(figures),
    '',
    ...reportCompared(figures),
    '',
    ...reportPlans(figures, target),
    '',
    ...reportWrong(figures, target),
  ];
}

function reportMeasured({ costs, products, tables, orderBytes, pageBytes, memoryBytes }: ScaleFigures): string[] {
  return [
    `One machine, ${whole(products)} products: a lone visitor, milliseconds`,
    ...head(
      'Request',
      'Waits',
      'Main thread',
      'Later',
      'Other threads',
      'PostgreSQL',
      'Whoever asks',
      'Nobody works',
      'Shape',
      'Asked',
    ),
    ...KINDS.map((kind) => {
      const { alone, main, later, aside, database, asking, wait, shape, count } = costs[kind];
      return row(
        kind,
        ...[alone, main, later, aside, database, asking, wait].map((time) => time.toFixed(2)),
        shape,
        count,
      );
    }),
    `A kept page is ${tenth(pageBytes / 1000)} kB as it is sent; memory of the process after the load ${whole(memoryBytes / 1_048_576)} MB`,
    `Bytes of tables for each product: ${groups(tables, products)}`,
    `Bytes of tables for each order: ${groups(orderBytes, 1)}`,
  ];
}

const groups = (sizes: Record<string, number>, many: number) =>
  Object.entries(sizes)
    .map(([group, bytes]) => `${group} ${whole(bytes / many)}`)
    .join(', ');

function reportCompared({ limit, compared }: ScaleFigures): string[] {
  return [
    `Predicted against measured; the limit by the costs is ${whole(limit)} requests a second`,
    ...head(
      'Load',
      'Request',
      'A second: predicted, measured',
      'p50 ms: predicted, measured',
      'p95 ms: predicted, measured',
    ),
    ...compared.flatMap(({ share, others, perSecond, kinds }) =>
      Object.entries(kinds).map(([kind, { predicted, measured }]) => {
        const pair = (of: 'perSecond' | 'p50' | 'p95') =>
          `${tenth(predicted[of])}, ${tenth(measured[of])} (${percent(predicted[of] / measured[of])})`;
        return row(
          `${percent(share)}, ${whole(perSecond)} a second, other work on ${others.toFixed(2)} cores`,
          kind,
          pair('perSecond'),
          pair('p50'),
          pair('p95'),
        );
      }),
    ),
  ];
}
