import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { Badge, type BadgeTone } from '#platform/ui/badge.tsx';
import { Link } from '#platform/ui/link.tsx';
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx';
import type { Level } from '../rules/judge-condition.ts';
import * as texts from '../texts/panel.ts';
import { loadCondition } from './load.server.ts';

export const handle: PanelHandle = { access: 'jobs.see', title: texts.title };
export const loader = ({ context }: LoaderFunctionArgs) => loadCondition(context);

const TONES: Record<Level, BadgeTone> = { fine: 'ok', look: 'warn', trouble: 'error' };

export default function Condition() {
  const { level, items, versions } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHeader
        title={texts.title}
        state={<Badge tone={TONES[level]}>{texts.levels[level]}</Badge>}
        lead={`${texts.summary[level]} ${texts.lead}`}
      />
      <ul
        aria-label={texts.list}
        className="mb-5 max-w-[56rem] divide-y divide-line rounded-md border border-line bg-surface"
      >
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
      <Section title={texts.versions.title} lead={texts.versions.lead} className="max-w-[56rem]">
        <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-1">
          <Version name={texts.versions.shop} value={versions.shop} />
          <Version name={texts.versions.node} value={versions.node} />
          <Version name={texts.versions.database} value={versions.database} />
        </dl>
      </Section>
    </>
  );
}

type ShownItem = Awaited<ReturnType<typeof loadCondition>>['items'][number];

function Item({ item: { id, level, about, to } }: { item: ShownItem }) {
  return (
    <li className="flex items-center gap-4 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{texts.names[id]}</p>
        <p className="text-ink-soft text-sm">{about}</p>
        {to && (
          <Link to={to} className="inline-block py-1 text-sm underline">
            {texts.go[id]}
            <VisuallyHidden>: {texts.names[id]}</VisuallyHidden>
          </Link>
        )}
      </div>
      <Badge tone={TONES[level]} className="shrink-0">
        {texts.levels[level]}
      </Badge>
    </li>
  );
}

function Version({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="figures wrap-anywhere">{value}</dd>
    </>
  );
}
