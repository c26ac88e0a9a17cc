import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { Empty } from '#platform/panel-ui/empty.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as texts from '../texts/panel.ts';
import { FeedCard } from './feed-card.tsx';
import { loadFeeds } from './load.server.ts';

export const handle: PanelHandle = { access: 'catalogue.see', title: texts.title };
export const loader = ({ context, request }: LoaderFunctionArgs) => loadFeeds(context, request);

export default function Feeds() {
  const { feeds, listed } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {listed && (
          <Section id="lista" title={listed.title} lead={listed.isCut && texts.list.first(listed.products.length)}>
            {listed.products.length === 0 ? (
              <Empty text={texts.list.empty} />
            ) : (
              <ul className="grid gap-1 sm:columns-2 sm:block">
                {listed.products.map(({ id, code, name }) => (
                  <li key={id} className="break-inside-avoid">
                    <TextLink to={`/zaplecze/produkty/${id}`} className="inline-flex min-h-9 items-center">
                      {`${name} (${code})`}
                    </TextLink>
                  </li>
                ))}
              </ul>
            )}
          </Section>
        )}
        {feeds.map((feed) => (
          <FeedCard key={feed.name} feed={feed} />
        ))}
      </div>
    </>
  );
}
