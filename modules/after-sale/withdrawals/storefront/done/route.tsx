import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { buttonLook } from '#platform/ui/button-look.ts';
import { Card } from '#platform/ui/card.tsx';
import { ServiceFrame, SideBox } from '#platform/ui/service-frame.tsx';
import * as withdrawalTexts from '../../texts/storefront.ts';
import { WithdrawalSteps } from '../withdrawal-steps.tsx';
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

export default function WithdrawalMadeRoute({ loaderData }: Route.ComponentProps<typeof loader>) {
  const { code, orderNumber, at, lead, lines, complained, canSendBack, next, pdf, order } = loaderData;
  return (
    <ServiceFrame
      steps={<WithdrawalSteps step={3} />}
      title={texts.title}
      lead={<p className="figures">{withdrawalTexts.order(orderNumber)}</p>}
      notices={
        <>
          <Message kind="success">
            <p className="break-words">{lead}</p>
          </Message>
          {complained.length > 0 && (
            <Message kind="info">
              {complained.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </Message>
          )}
        </>
      }
      side={
        <SideBox title={texts.next}>
          <p className="mt-3">{next}</p>
          <div className="mt-4 grid gap-3">
            {canSendBack && (
              <PostForm>
                <Button type="submit" size="lg" wide>
                  {texts.begin}
                </Button>
              </PostForm>
            )}
            <ButtonLink to={order} look="quiet" wide>
              {texts.order}
            </ButtonLink>
          </div>
        </SideBox>
      }
    >
      <Card>
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
    </ServiceFrame>
  );
}
