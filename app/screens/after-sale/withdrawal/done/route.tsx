import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import * as withdrawalTexts from '#texts/after-sale/withdrawal.ts';
import { Message } from '../../../../ui/alert/message.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { buttonLook } from '../../../../ui/button-look.ts';
import { Card } from '../../../../ui/card.tsx';
import type { Route } from './+types/route.ts';
import { loadMade, receiveSendBack } from './load.server.ts';

const texts = withdrawalTexts.done;

export const handle: PageHandle = {
  page: 'returns-withdrawal',
  breadcrumbs: () => [{ label: withdrawalTexts.title, to: '/odstapienie' }, { label: texts.title }],
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadMade(context, url);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveSendBack(context, new URL(request.url));
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: texts.title, shopName: shopName(matches) });
}

export default function WithdrawalMadeRoute({ loaderData }: Route.ComponentProps) {
  const { code, orderNumber, at, lead, lines, canSendBack, next, pdf, order } = loaderData;
  return (
    <div className="mx-auto max-w-3xl">
      <p className="figures text-ink-soft">{withdrawalTexts.order(orderNumber)}</p>
      <h1>{texts.title}</h1>
      <Message kind="success" className="mt-4">
        <p className="break-words">{lead}</p>
      </Message>
      <Card className="mt-6">
        <dl className="figures grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_1fr]">
          <dt className="text-ink-soft">{texts.code}</dt>
          <dd className="font-semibold">{code}</dd>
          <dt className="text-ink-soft">{texts.at}</dt>
          <dd>{at}</dd>
        </dl>
        <ul className="mt-4 grid gap-1 border-t border-line pt-4">
          {lines.map(({ lineId, name, quantity }) => (
            <li key={lineId} className="flex justify-between gap-4">
              <span>{name}</span>
              <span className="figures whitespace-nowrap">{quantity}</span>
            </li>
          ))}
        </ul>
        {pdf && (
          <a href={pdf} download className={`${buttonLook({ look: 'secondary' })} mt-5 max-sm:w-full`}>
            {texts.pdf}
          </a>
        )}
      </Card>
      <section className="mt-8">
        <h2 className="type-sub">{texts.next}</h2>
        <p className="mt-2">{next}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          {canSendBack && (
            <PostForm className="max-sm:w-full">
              <Button type="submit" size="lg" className="max-sm:w-full">
                {texts.begin}
              </Button>
            </PostForm>
          )}
          <ButtonLink to={order} look="quiet" size="lg" className="max-sm:w-full">
            {texts.order}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
