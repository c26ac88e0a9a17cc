import { Section } from '#platform/panel-ui/section.tsx';
import { Disclosure } from '#platform/ui/disclosure.tsx';
import { Link } from '#platform/ui/link.tsx';
import { Table } from '#platform/ui/table.tsx';
import { METRICS } from '../rules/numbers-figures.ts';
import * as texts from '../texts/panel.ts';
import type { NumbersScreen } from './load.server.ts';

/** A longer table is collapsed. */
const MAX_OPEN = 14;

/** All metrics of the chart. */
export function NumbersTable({ rows, grain }: Pick<NumbersScreen, 'rows' | 'grain'>) {
  return (
    <Disclosure title={texts.table.title} open={rows.length <= MAX_OPEN}>
      <Table caption={texts.table.caption}>
        <thead>
          <tr>
            <th scope="col">{texts.grainName[grain]}</th>
            {METRICS.map((metric) => (
              <th key={metric} scope="col">
                {texts.metrics[metric]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ start, cells }) => (
            <tr key={start}>
              <th scope="row">{start}</th>
              {cells.map(({ metric, now, before }) => (
                <td key={metric} className="whitespace-nowrap">
                  {now}
                  <span className="block text-ink-soft text-xs">{texts.before(before)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Disclosure>
  );
}

export function BestSellers({ best }: Pick<NumbersScreen, 'best'>) {
  if (best.length === 0) return <p className="text-ink-soft">{texts.best.none}</p>;
  return (
    <Table caption={texts.best.caption}>
      <thead>
        <tr>
          <th scope="col">{texts.best.product}</th>
          <th scope="col">{texts.best.pieces}</th>
          <th scope="col">{texts.best.sales}</th>
        </tr>
      </thead>
      <tbody>
        {best.map(({ id, name, to, pieces, sales }) => (
          <tr key={id}>
            <th scope="row">
              {to ? (
                <Link to={to} className="underline">
                  {name}
                </Link>
              ) : (
                name
              )}
            </th>
            <td>{pieces}</td>
            <td className="whitespace-nowrap">{sales}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export function Searches({ searches }: Pick<NumbersScreen, 'searches'>) {
  return (
    <Section title={texts.searches.title} lead={texts.searches.lead}>
      {searches.map(({ title, rows }) => (
        <div key={title}>
          <h3 className="mb-2">{title}</h3>
          {rows.length === 0 ? (
            <p className="text-ink-soft">{texts.searches.none}</p>
          ) : (
            <Table caption={title}>
              <thead>
                <tr>
                  <th scope="col">{texts.searches.text}</th>
                  <th scope="col">{texts.searches.hours}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ text, hours }) => (
                  <tr key={text}>
                    <th scope="row" className="wrap-anywhere">
                      {text}
                    </th>
                    <td>{hours}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )}
        </div>
      ))}
    </Section>
  );
}

/** Change in per cent; a lower cost is better. */
export function Growth({ percent, isCost = false }: { percent: number; isCost?: boolean }) {
  const gain = isCost ? -percent : percent;
  const tone = gain > 0 ? 'text-ok' : gain < 0 ? 'text-error' : 'text-ink-soft';
  return <span className={`whitespace-nowrap font-semibold text-sm ${tone}`}>{texts.percentChange(percent)}</span>;
}
