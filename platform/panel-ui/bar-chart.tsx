export interface ChartBar {
  label: string;
  value: number | null;
  before: number | null;
  text: string;
  beforeText: string;
}

interface BarChartProps {
  caption: string;
  bars: readonly ChartBar[];
  legend: { now: string; before: string };
  /** The highest displayed figure, as text. */
  highest: string;
  /** Heading of the column of labels; with it the figures are read out as a table. Without it they stand on the screen as one. */
  tableOf?: string;
  small?: boolean;
}

const WIDTH = 1000;
const HEIGHT = 200;

/** Bars of this period and a line of the previous one. Without text inside, so that it fits any width. */
export function BarChart({ caption, bars, legend, highest, tableOf, small = false }: BarChartProps) {
  const max = Math.max(1, ...bars.flatMap(({ value, before }) => [value ?? 0, before ?? 0]));
  const slot = WIDTH / Math.max(1, bars.length);
  const height = (value: number | null) => ((value ?? 0) / max) * HEIGHT;
  const line = bars.map(({ before }, at) => `${(at + 0.5) * slot},${HEIGHT - height(before)}`).join(' ');
  return (
    <figure>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
        <span className="font-semibold">{caption}</span>
        <span aria-hidden="true" className="flex flex-wrap gap-x-4 text-ink-soft">
          <span className="flex items-center gap-1.5">
            <span className="size-3 rounded-sm bg-brand" />
            {legend.now}
          </span>
          <span className="flex items-center gap-1.5">
            <span className="w-4 border-ink-soft border-t-2 border-dashed" />
            {legend.before}
          </span>
        </span>
      </figcaption>
      <div aria-hidden="true">
        <p className="figures mt-2 text-ink-soft text-xs">{highest}</p>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className={`block w-full border-line border-t border-b ${small ? 'h-24' : 'h-52'}`}
        >
          {bars.map(({ label, value, text, before, beforeText }, at) => (
            <g key={label}>
              <title>{`${label}: ${text} (${legend.before}: ${beforeText})`}</title>
              {/* Reaches from top to bottom: a low bar is as easy to point at. */}
              <rect x={at * slot} y={0} width={slot} height={HEIGHT} className="fill-transparent" />
              <rect
                x={at * slot + slot * 0.12}
                y={HEIGHT - height(value)}
                width={slot * 0.76}
                height={height(value)}
                className={before === null && value === null ? 'fill-transparent' : 'fill-brand'}
              />
            </g>
          ))}
          <polyline
            points={line}
            vectorEffect="non-scaling-stroke"
            strokeDasharray="5 4"
            className="pointer-events-none fill-none stroke-2 stroke-ink-soft"
          />
        </svg>
        <p className="figures flex justify-between text-ink-soft text-xs">
          <span>{bars[0]?.label}</span>
          <span>{bars.at(-1)?.label}</span>
        </p>
      </div>
      {tableOf && <FiguresTable caption={caption} bars={bars} legend={legend} tableOf={tableOf} />}
    </figure>
  );
}

function FiguresTable({
  caption,
  bars,
  legend,
  tableOf,
}: Pick<BarChartProps, 'caption' | 'bars' | 'legend' | 'tableOf'>) {
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{tableOf}</th>
            <th scope="col">{legend.now}</th>
            <th scope="col">{legend.before}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, text, beforeText }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{text}</td>
              <td>{beforeText}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
