import { type MouseEvent, useState } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { FOCUS_STEP, readFocus, writeFocus } from '#platform/images/rules/photo-focus.ts';
import { ShopImage } from '#platform/images/storefront/shop-image.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Disclosure } from '#platform/ui/disclosure.tsx';
import { photos } from '../../texts/panel-product.ts';
import type { EditedProduct } from './load.server.ts';

const texts = photos.focus;
const WIDTH = 160;

interface PhotoFocusProps {
  photo: EditedProduct['photos'][number];
  at: number;
  Form: FetcherWithComponents<unknown>['Form'];
}

/** The point that crops of the photo keep: clicked or typed, with the crop of the basket next to it. */
export function PhotoFocus({ photo: { id, file, focus, tone, width, height }, at, Form }: PhotoFocusProps) {
  const saved = readFocus(focus);
  const [point, setPoint] = useState({ x: String(saved.x), y: String(saved.y) });

  function pointAt({ currentTarget, clientX, clientY }: MouseEvent) {
    const box = currentTarget.getBoundingClientRect();
    const tens = (part: number) => String(Math.round((100 * part) / FOCUS_STEP) * FOCUS_STEP);
    setPoint({ x: tens((clientX - box.left) / box.width), y: tens((clientY - box.top) / box.height) });
  }

  return (
    <Disclosure title={texts.title(at)}>
      <Form method="post" preventScrollReset noValidate className="grid gap-2">
        <p className="text-sm text-ink-soft">{texts.lead}</p>
        <input type="hidden" name="photo" value={id} />
        <div className="flex items-start gap-2">
          {/* For the finger and the mouse; keys and readers have the fields. */}
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            className="relative cursor-crosshair"
            onClick={pointAt}
          >
            <ShopImage
              file={file}
              alt=""
              width={WIDTH}
              height={Math.round((WIDTH * height) / (width || 1)) || WIDTH}
              className="h-auto w-full"
              draggable={false}
            />
            <svg
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="absolute inset-0 size-full"
            >
              <FocusLines x={Number(point.x)} y={Number(point.y)} />
            </svg>
          </button>
          <ShopImage
            file={file}
            alt=""
            width={64}
            height={80}
            tone={tone}
            focus={writeFocus(point.x, point.y)}
            className="h-20 w-16 shrink-0 rounded-sm object-cover"
            draggable={false}
          />
        </div>
        {(['x', 'y'] as const).map((axis) => (
          <TextField
            key={axis}
            label={texts[axis]}
            name={axis}
            type="number"
            min={0}
            max={100}
            step={FOCUS_STEP}
            value={point[axis]}
            onChange={({ currentTarget }) => setPoint({ ...point, [axis]: currentTarget.value })}
          />
        ))}
        <Button type="submit" name="intent" value="photo-focus" look="secondary" size="sm">
          {texts.save}
        </Button>
      </Form>
    </Disclosure>
  );
}

/** Where two lines meet; each twice, so that it is seen on light and on dark. */
function FocusLines({ x, y }: { x: number; y: number }) {
  return (['stroke-surface stroke-4', 'stroke-brand stroke-2'] as const).map((look) => (
    <path key={look} d={`M${x} 0V100M0 ${y}H100`} vectorEffect="non-scaling-stroke" className={look} />
  ));
}
