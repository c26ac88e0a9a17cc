import { Form } from 'react-router';
import { watchingTexts } from '#texts/watching.ts';
import { pageMeta } from '../../features/seo/page-meta.ts';
import { shopName } from '../../features/seo/shop-name.ts';
import type { PageHandle } from '../../features/shell/page-handle.ts';
import { Notice } from '../../ui/alert/notice.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { Route } from './+types/route.ts';
import { endWatching, loadWatching } from './ending.server.ts';

const { end } = watchingTexts;

export const handle: PageHandle = { page: 'text', breadcrumbs: () => [{ label: end.title }], noIndex: true };

export function loader({ context, params }: Route.LoaderArgs) {
  return loadWatching(context, params.token);
}

export function action({ context, params }: Route.ActionArgs) {
  return endWatching(context, params.token);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: end.title, shopName: shopName(matches) });
}

/** A link alone ends nothing: programs that look at mails follow links, people press buttons. */
export default function EndWatchingRoute({ loaderData, actionData }: Route.ComponentProps) {
  const done = actionData ? end.done : loaderData.watching ? undefined : end.unknown;
  return (
    <div className="mx-auto max-w-md">
      <h1>{end.title}</h1>
      {done ? (
        <>
          <Notice kind="success" className="mt-5">
            <p>{done}</p>
          </Notice>
          <ButtonLink to="/" wide className="mt-5">
            {end.home}
          </ButtonLink>
        </>
      ) : (
        <Form method="post" className="mt-4 grid gap-5">
          <p>{end.question}</p>
          <Button type="submit" size="lg" wide>
            {end.submit}
          </Button>
        </Form>
      )}
    </div>
  );
}
