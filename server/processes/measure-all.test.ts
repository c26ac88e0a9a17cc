import { expect, it } from 'vitest';
import { mergeFigures } from './measure-all.ts';

const figures = (worker: number) => `# HELP a_total What a is
# TYPE a_total counter
a_total{worker="${worker}"} ${worker}

# HELP b Seconds
# TYPE b histogram
b_bucket{le="1",worker="${worker}"} 1
b_sum{worker="${worker}"} 0.5
`;

it('O.46 the figures of several processes stand together, each described once', () => {
  expect(mergeFigures([figures(1), figures(2)])).toBe(`# HELP a_total What a is
# TYPE a_total counter
a_total{worker="1"} 1
a_total{worker="2"} 2

# HELP b Seconds
# TYPE b histogram
b_bucket{le="1",worker="1"} 1
b_sum{worker="1"} 0.5
b_bucket{le="1",worker="2"} 1
b_sum{worker="2"} 0.5
`);
  expect(mergeFigures([figures(1)])).toBe(figures(1));
});
