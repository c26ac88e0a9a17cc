import { pageMeta } from '#app/features/platform/seo/page-meta.ts';
import { shopName } from '#app/features/platform/seo/shop-name.ts';
import type { PageHandle } from '#app/features/shell/page-handle.ts';
import { complaintOpenTexts as texts } from '#texts/after-sale/complaints.ts';
import { Notice } from '../../../../ui/alert/notice.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Card } from '../../../../ui/card.tsx';
import type { Route } from './+types/route.ts';
import { receiveOpen } from './act.server.ts';
import { ComplaintEntry } from './entry.tsx';
import { loadOpen } from './load.server.ts';
import { OrderChoice } from './order-choice.tsx';

export const handle: PageHandle = { page: 'rma-open', breadcrumbs: () => [{ label: texts.title }], noIndex: true };

export function loader({ context, url }: Route.LoaderArgs) {
  return loadOpen(context, url);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveOpen(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: texts.title, shopName: shopName(matches) });
}

export default function ComplaintOpenRoute({ loaderData: { interrupted, own }, actionData }: Route.ComponentProps) {
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="mt-2 max-w-[60ch] text-ink-soft">{texts.intro}</p>
      {interrupted && (
        <Notice kind="warning" className="mt-4">
          <p>{texts.interrupted}</p>
        </Notice>
      )}
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-8">
          {own && <OrderChoice own={own} />}
          <Card className="w-full max-w-xl">
            <h2 className="mb-5 text-xl">{texts.formTitle}</h2>
            <ComplaintEntry reply={actionData} />
          </Card>
        </div>
        <aside className="grid gap-4 rounded-lg bg-surface-2 p-5 md:p-6">
          <h2 className="text-xl">{texts.other}</h2>
          <p className="text-ink-soft">{texts.otherText}</p>
          <ButtonLink to="/reklamacje/nowa" look="secondary">
            {texts.otherLink}
          </ButtonLink>
          <ButtonLink to="/reklamacje/lista" look="quiet">
            {texts.listLink}
          </ButtonLink>
        </aside>
      </div>
    </>
  );
}
