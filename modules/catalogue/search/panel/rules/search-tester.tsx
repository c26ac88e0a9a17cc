import { Form } from 'react-router';
import { type PanelColumn, PanelTable } from '#platform/panel-ui/panel-table.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { tester as texts, why } from '../../texts/panel.ts';
import type { ExplainedProduct, ExplainedSearch } from './load.server.ts';

interface SearchTesterProps {
  text: string;
  code: string;
  explained: ExplainedSearch | null;
}

export function SearchTester({ text, code, explained }: SearchTesterProps) {
  return (
    <>
      <Section className="mb-4">
        <p className="max-w-[37.5rem]">{texts.lead}</p>
        <Form method="get" className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]" key={`${text} ${code}`}>
          <input type="hidden" name="widok" value="sprawdz" />
          <TextField label={texts.text} name="tekst" defaultValue={text} autoComplete="off" required />
          <TextField label={texts.code} hint={texts.codeHint} name="kod" defaultValue={code} autoComplete="off" />
          <Button type="submit" className="sm:mt-8">
            {texts.submit}
          </Button>
        </Form>
      </Section>
      {explained && <Explained explained={explained} isRequested={code !== ''} />}
    </>
  );
}

function Explained({ explained, isRequested }: { explained: ExplainedSearch; isRequested: boolean }) {
  const { products, asked } = explained;
  return (
    <>
      <div role="status" className="mb-4">
        <ul className="grid gap-1">
          {howRead(explained).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
      {isRequested && (
        <Section title={texts.asked} className="mb-4">
          {asked ? (
            <>
              <p>
                <ProductLink {...asked} /> {asked.place === null ? texts.notFound : texts.atPlace(asked.place)}
              </p>
              <Reasons product={asked} />
            </>
          ) : (
            <p>{texts.unknownCode}</p>
          )}
        </Section>
      )}
      {products.length > 0 && (
        <PanelTable caption={texts.results} columns={COLUMNS} rows={products} keyOf={({ id }) => id} />
      )}
    </>
  );
}

function ProductLink({ id, name, code }: ExplainedProduct) {
  return (
    <>
      <TextLink to={`/zaplecze/produkty/${id}`}>{name}</TextLink>{' '}
      <span className="whitespace-nowrap text-ink-soft text-sm">{code}</span>
    </>
  );
}

function Reasons({ product: { isPinned, words, fit, isAvailable, popularity } }: { product: ExplainedProduct }) {
  const reasons = [
    ...(isPinned ? [why.pinned] : []),
    ...words.map(({ word, match }) => (match ? why.word(word, match) : why.missing(word))),
    ...(fit ? [why.fit(fit.step, fit.of)] : []),
    isAvailable ? why.available : why.soldOut,
    why.popularity(popularity),
  ];
  return (
    <ul className="grid gap-0.5 text-sm">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}

const COLUMNS: PanelColumn<ExplainedProduct>[] = [
  { label: texts.product, cell: (product) => <ProductLink {...product} />, className: 'align-top lg:min-w-64' },
  { label: texts.place, cell: ({ place }) => place, className: 'align-top' },
  { label: texts.why, cell: (product) => <Reasons product={product} />, className: 'align-top' },
];

function howRead({ read, leadsTo, ownNames, products }: ExplainedSearch): string[] {
  return [
    ...(leadsTo === null ? [] : [texts.leadsTo(leadsTo)]),
    ...(products.length === 0 ? [texts.nothing] : [texts.order]),
    ...ownNames.map(({ word, names }) => texts.ownNames(word, names)),
    ...(read && read.correctedText !== null ? [texts.corrected(read.correctedText)] : []),
    ...(read && read.leftOut.length > 0 ? [texts.leftOut(read.leftOut)] : []),
    ...(read?.partial ? [texts.partial] : []),
    ...(read?.described ? [texts.described] : []),
    ...(read && read.otherNames.length > 0 ? [texts.otherNames(read.otherNames)] : []),
    ...(read && read.without.length > 0 ? [texts.without(read.without)] : []),
  ];
}
