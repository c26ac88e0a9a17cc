import { Section } from '#admin/ui/section.tsx';
import { Link } from '#app/ui/link.tsx';
import { Table } from '#app/ui/table.tsx';
import { faults as faultTexts, left as leftTexts, tried as texts } from '#texts/panel/catalogue-import.ts';
import type { loadImport } from './load.server.ts';

type Loaded = Awaited<ReturnType<typeof loadImport>>;

/** What a trial found: how many, and the first of them. */
export function Examples({ counts, examples }: Pick<Loaded, 'counts' | 'examples'>) {
  return (
    <Section title={texts.title} lead={texts.lead(counts.created, counts.changed, counts.unchanged)}>
      {examples.length > 0 && (
        <Table caption={texts.first(examples.length)} captionHidden={false}>
          <thead>
            <tr>
              <th scope="col">{texts.product}</th>
              <th scope="col">{texts.what}</th>
            </tr>
          </thead>
          <tbody>
            {examples.map(({ code, name, what }) => (
              <tr key={code}>
                <th scope="row" className="font-normal">
                  {`${name} (${code})`}
                </th>
                <td>
                  <ul>
                    {what.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  );
}

/** What is wrong with the file, row by row, also to be taken along. */
export function Faults({ id, state, faults, faultCount }: Pick<Loaded, 'id' | 'state' | 'faults' | 'faultCount'>) {
  const { columns } = faultTexts;
  return (
    <Section title={faultTexts.title} lead={state === 'refused' ? faultTexts.refused(faultCount) : faultTexts.pictures}>
      <p>
        <Link to={`/zaplecze/import/${id}/uwagi.csv`} reloadDocument download>
          {faultTexts.download}
        </Link>
      </p>
      <Table caption={faultTexts.shown(faults.length)} captionHidden={false}>
        <thead>
          <tr>
            <th scope="col">{columns.row}</th>
            <th scope="col">{columns.column}</th>
            <th scope="col">{columns.reason}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ row, column, reason }) => (
            <tr key={`${row} ${column} ${reason}`}>
              <td className="figures">{row > 0 && row}</td>
              <td>{column}</td>
              <td className="[overflow-wrap:anywhere]">{reason}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}

/** What the undoing left as it is. */
export function LeftProducts({ left, kept }: Pick<Loaded, 'left' | 'kept'>) {
  return (
    <Section title={leftTexts.title} lead={leftTexts.lead(kept)}>
      <Table caption={leftTexts.title}>
        <thead>
          <tr>
            <th scope="col">{leftTexts.product}</th>
            <th scope="col">{leftTexts.fields}</th>
          </tr>
        </thead>
        <tbody>
          {left.map(({ id, name, fields }) => (
            <tr key={id}>
              <th scope="row" className="font-normal">
                <Link to={`/zaplecze/produkty/${id}`}>{name}</Link>
              </th>
              <td>{fields}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
