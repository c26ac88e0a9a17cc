import { useMemo, useRef, useState } from 'react';
import { ChoiceControl } from '#app/features/platform/forms/choice-control.tsx';
import type { FormReply } from '#app/features/platform/forms/define-form.ts';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { useShopForm } from '#app/features/platform/forms/use-shop-form.ts';
import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { PointMap } from '#app/features/platform/map/point-map.tsx';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import { stepAddress } from '#rules/after-sale/returns/return-steps.ts';
import * as returnsTexts from '#texts/after-sale/returns.ts';
import { Card } from '../../../../ui/card.tsx';
import { StepButtons } from '../../../../ui/step-buttons.tsx';
import { ReturnFrame } from '../return-frame.tsx';
import type { Route } from './+types/route.ts';
import { receiveReturnPoint } from './act.server.ts';
import { loadReturnPoint, type ShownReturnPoint } from './load.server.ts';
import { pointForm } from './point-form.ts';

const { title } = returnsTexts.point;

export const handle: PageHandle = {
  page: 'returns-sites',
  breadcrumbs: () => [{ label: returnsTexts.title, to: '/zwroty' }, { label: title }],
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadReturnPoint(context, url);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveReturnPoint(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title, shopName: shopName(matches) });
}

export default function ReturnPointRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PointScreen step={loaderData} reply={actionData} />;
}

const texts = returnsTexts.point;

/** S2.69: where the goods are handed over. The list works everywhere; the map beside it helps those who have it. */
function PointScreen({ step, reply }: { step: ShownReturnPoint; reply: FormReply | undefined }) {
  const { orderNumber, placeId, places, tiles } = step;
  const list = useRef<HTMLDivElement>(null);
  const [selectedId, select] = useState(placeId);
  const points = useMemo(() => places.map(({ id, name, position }) => ({ id, name, position })), [places]);
  const { formProps, field, submitting } = useShopForm(pointForm, {
    reply,
    id: 'return-point',
    defaultValue: { stock: placeId === null ? '' : String(placeId) },
  });
  const choices = places.map(({ id, name, address, openingHours }) => ({
    value: String(id),
    label: <span className="font-semibold">{name}</span>,
    detail: [address, openingHours].filter(Boolean).join(' · '),
  }));

  function chooseOnMap(id: number) {
    select(id);
    const choice = list.current?.querySelector<HTMLInputElement>(`[value="${id}"]`);
    if (choice) choice.checked = true;
  }

  return (
    <ReturnFrame step="point" title={texts.title} orderNumber={orderNumber} draft={step.draft}>
      <PostForm
        {...formProps}
        onChange={({ target }) => {
          if (target instanceof HTMLInputElement && target.name === 'stock') select(Number(target.value));
        }}
        className="grid gap-6"
      >
        <Card className="grid items-start gap-6 lg:grid-cols-2">
          <div ref={list}>
            <ChoiceControl field={field('stock')} legend={texts.legend} choices={choices} />
          </div>
          <PointMap
            points={points}
            selectedId={selectedId}
            tiles={tiles}
            onSelect={chooseOnMap}
            label={texts.map}
            className="needs-js h-72 lg:h-full lg:min-h-80"
          />
        </Card>
        <StepButtons
          back={{ to: stepAddress('method', orderNumber), label: returnsTexts.back }}
          submit={returnsTexts.next}
          loading={submitting}
        />
      </PostForm>
    </ReturnFrame>
  );
}
