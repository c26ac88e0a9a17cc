import { useMemo, useRef, useState } from 'react';
import { ChoiceControl } from '#platform/forms/storefront/choice-control.tsx';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import { PointMap } from '#platform/map/storefront/point-map.tsx';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Card } from '#platform/ui/card.tsx';
import { StepButtons } from '#platform/ui/step-buttons.tsx';
import { stepAddress } from '../../rules/return-steps.ts';
import * as returnsTexts from '../../texts/storefront.ts';
import { pointForm } from '../method/method-form.ts';
import { ReturnFrame } from '../return-frame.tsx';
import { receiveReturnPoint } from './action.server.ts';
import { loadReturnPoint, type ShownReturnPoint } from './load.server.ts';

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

export default function ReturnPointRoute({
  loaderData,
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
  return <PointScreen step={loaderData} reply={actionData} />;
}

const texts = returnsTexts.point;

/** S2.69: where the goods are handed over. The list works everywhere; the map next to it helps those who have it. */
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
