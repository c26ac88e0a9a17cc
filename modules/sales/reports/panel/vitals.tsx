import { Empty } from '#platform/panel-ui/empty.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { Badge, type BadgeTone } from '#platform/ui/badge.tsx';
import { Table } from '#platform/ui/table.tsx';
import { JUDGED_VITALS, type VitalRating } from '#platform/vitals/rules/vital-histogram.ts';
import { before as beforeText, vitals as texts } from '../texts/panel.ts';
import type { NumbersScreen } from './load.server.ts';

const TONES: Record<VitalRating, BadgeTone> = { good: 'ok', fair: 'warn', poor: 'error' };

/** Web vitals by kind of page. */
export function Vitals({ vitals }: Pick<NumbersScreen, 'vitals'>) {
  return (
    <Section title={texts.title} lead={texts.lead} className="xl:col-span-2">
      {vitals.length === 0 ? (
        <Empty text={texts.none} />
      ) : (
        <Table caption={texts.caption}>
          <thead>
            <tr>
              <th scope="col">{texts.page}</th>
              {JUDGED_VITALS.map((vital) => (
                <th key={vital} scope="col">
                  {texts.names[vital]}
                  <span className="block font-normal text-ink-soft text-xs">{texts.hints[vital]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {vitals.map(({ page, name, cells }) => (
              <tr key={page}>
                <th scope="row">{name}</th>
                {cells.map(({ vital, text, beforeText: earlier, rating, count }) => (
                  <td key={vital} className="whitespace-nowrap">
                    {text} {rating && <Badge tone={TONES[rating]}>{texts.ratings[rating]}</Badge>}
                    <span className="block text-ink-soft text-xs">
                      {count > 0 && `${texts.counted(count)}, `}
                      {beforeText(earlier)}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  );
}
