import { useRef } from 'react';
import { useFetcher } from 'react-router';
import { PicturesField } from '#modules/content/pictures/panel/pictures-field.tsx';
import { type ActAnswer, ActResult } from '#platform/panel-ui/action-result.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { Button } from '#platform/ui/button.tsx';
import { sections, photos as texts } from '../../texts/panel-product.ts';
import type { EditedProduct } from './load.server.ts';
import { PhotoCard } from './photo-card.tsx';

type Photos = EditedProduct['photos'];

/** Photos in their order: moved by buttons, or dragged where there is a mouse. */
export function PhotoSection({ photos, mayChange }: { photos: Photos; mayChange: boolean }) {
  // The other form keeps its values while photos are sent.
  const { submit, data, Form } = useFetcher<ActAnswer>();
  const dragged = useRef<number | null>(null);

  function drop(onto: number) {
    const from = dragged.current;
    dragged.current = null;
    if (from === null || from === onto) return;
    const ids = photos.map(({ id }) => id);
    const order = ids.filter((id) => id !== from).toSpliced(ids.indexOf(onto), 0, from);
    void submit({ intent: 'photo-order', order: order.join(',') }, { method: 'post' });
  }

  return (
    <Section id="zdjecia" title={sections.zdjecia}>
      <ActResult answer={data} />
      {photos.length === 0 && <p className="text-ink-soft">{texts.none}</p>}
      {photos.length > 0 && (
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-3">
          {photos.map((photo, at) => (
            <li
              key={photo.id}
              draggable={mayChange}
              onDragStart={() => {
                dragged.current = photo.id;
              }}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                drop(photo.id);
              }}
            >
              <PhotoCard photo={photo} at={at + 1} last={photos.length} mayChange={mayChange} Form={Form} />
            </li>
          ))}
        </ol>
      )}
      {mayChange && (
        <Form method="post" encType="multipart/form-data" className="flex flex-wrap items-end gap-3">
          <PicturesField label={texts.choose} hint={texts.hint} name="file" multiple error={data?.refused} />
          <Button type="submit" name="intent" value="add-photos" look="secondary">
            {texts.add}
          </Button>
        </Form>
      )}
    </Section>
  );
}
