import { PanelTable } from '#platform/panel-ui/panel-table.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { feed as texts } from '../texts/panel.ts';
import type { loadFeeds } from './load.server.ts';

type Feed = Awaited<ReturnType<typeof loadFeeds>>['feeds'][number];

export function FeedCard({ feed: { name, label, address, made, taken, left } }: { feed: Feed }) {
  return (
    <Section title={label}>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
        <dt className="text-ink-soft">{texts.address}</dt>
        <dd className="[overflow-wrap:anywhere]">
          <TextLink to={address} external>
            {address}
          </TextLink>
        </dd>
        <dt className="text-ink-soft">{texts.made}</dt>
        <dd>{made}</dd>
        <dt className="text-ink-soft">{texts.now}</dt>
        <dd>{texts.nowOf(taken)}</dd>
      </dl>
      {left.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <PanelTable
          caption={texts.left(label)}
          rows={left}
          keyOf={({ why }) => why}
          columns={[
            { label: texts.reason, className: 'font-normal', cell: ({ label: reason }) => reason },
            { label: texts.count, className: 'figures', cell: ({ count }) => count },
            {
              label: texts.open,
              isActions: true,
              cell: ({ why, label: reason }) => (
                <TextLink
                  to={`/zaplecze/porownywarki?feed=${name}&powod=${why}`}
                  aria-label={texts.show(reason, label)}
                  className="inline-flex min-h-9 items-center"
                >
                  {texts.open}
                </TextLink>
              ),
            },
          ]}
        />
      )}
    </Section>
  );
}
