import { useNavigation } from 'react-router';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Card } from '#platform/ui/card.tsx';
import { ServiceFrame, SideBox } from '#platform/ui/service-frame.tsx';
import { StepButtons } from '#platform/ui/step-buttons.tsx';
import * as withdrawalTexts from '../../texts/storefront.ts';
import { WithdrawalSteps } from '../withdrawal-steps.tsx';
import { receiveConfirmation } from './action.server.ts';
import { loadConfirmation } from './load.server.ts';

const texts = withdrawalTexts.confirm;

export const handle: PageHandle = {
  page: 'returns-withdrawal',
  breadcrumbs: () => [{ label: withdrawalTexts.title, to: '/odstapienie' }, { label: texts.title }],
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadConfirmation(context, url);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveConfirmation(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: texts.title, shopName: shopName(matches) });
}

export default function ConfirmWithdrawalRoute({
  loaderData,
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
  const { orderNumber, key, name, back, lines, placed, to, email } = loaderData;
  const sending = useNavigation().state !== 'idle';
  return (
    <ServiceFrame
      steps={<WithdrawalSteps step={2} />}
      title={texts.title}
      lead={
        <>
          <p className="figures">{withdrawalTexts.order(orderNumber)}</p>
          <p className="mt-1">{texts.intro}</p>
        </>
      }
      notices={
        actionData && (
          <Message kind="error">
            <p>{actionData.text}</p>
          </Message>
        )
      }
      side={<SideBox title={withdrawalTexts.how.title} steps={withdrawalTexts.how.steps} />}
    >
      <Card>
        <p className="text-sm text-ink-soft">{texts.to}</p>
        <p className="flex flex-wrap gap-x-1">
          {to.map((part, index) => (
            <span key={part}>
              {part}
              {index < to.length - 1 && ','}
            </span>
          ))}
        </p>
        <p className="mt-4">{texts.declare}</p>
        <ul className="mt-3 grid gap-2 border-y border-line py-3">
          {lines.map((line) => (
            <li key={line.lineId} className="flex justify-between gap-4">
              <span>
                {line.name}
                {line.notes.map((note) => (
                  <span key={note} className="block text-sm text-ink-soft">
                    {note}
                  </span>
                ))}
              </span>
              <span className="figures whitespace-nowrap">{line.quantity}</span>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-ink-soft">{placed}</p>
        <p className="mt-3 font-semibold">{name}</p>
        <p className="mt-1 text-sm break-words text-ink-soft">{email}</p>
      </Card>
      <PostForm>
        <input type="hidden" name="key" value={key} />
        <StepButtons back={{ to: back, label: texts.back }} submit={texts.submit} loading={sending} />
      </PostForm>
    </ServiceFrame>
  );
}
