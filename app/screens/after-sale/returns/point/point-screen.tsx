import { useMemo, useRef, useState } from 'react';
import type { FormReply } from '#app/features/platform/forms/form-reply.ts';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { useShopForm } from '#app/features/platform/forms/use-shop-form.ts';
import { PointMap } from '#app/features/platform/map/point-map.tsx';
import { ChoiceControl } from '#app/features/selling/order/choice-control.tsx';
import { stepAddress } from '#rules/after-sale/returns/return-steps.ts';
import { returnsTexts } from '#texts/after-sale/returns.ts';
import { ReturnFrame } from '../return-frame.tsx';
import { StepButtons } from '../step-buttons.tsx';
import type { ShownReturnPoint } from './load.server.ts';
import { pointForm } from './point-form.ts';

const texts = returnsTexts.point;

/** S2.69: where the goods are handed over. The list works everywhere; the map beside it helps those who have it. */
export function PointScreen({ step, reply }: { step: ShownReturnPoint; reply: FormReply | undefined }) {
  const { orderNumber, method, placeId, places, tiles } = step;
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
    <ReturnFrame step="point" title={texts.title} orderNumber={orderNumber} method={method} hasDraft>
      <PostForm
        {...formProps}
        onChange={({ target }) => {
          if (target instanceof HTMLInputElement && target.name === 'stock') select(Number(target.value));
        }}
        className="mt-6 grid gap-6"
      >
        <div className="grid items-start gap-6 lg:grid-cols-2">
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
        </div>
        <StepButtons back={stepAddress('method', orderNumber)} loading={submitting} />
      </PostForm>
    </ReturnFrame>
  );
}
