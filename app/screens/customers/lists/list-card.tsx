import { Link } from 'react-router';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { OrderPhoto } from '#app/features/selling/own-order/order-photo.tsx';
import { listTexts } from '#texts/customers/lists.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TrashIcon } from '../../../ui/icons/trash.tsx';
import type { ShownLists } from './load.server.ts';

/** One list: its name is the link, its newest products show what it is about. */
export function ListCard({ list }: { list: ShownLists['lists'][number] }) {
  const { id, name, link, productCount, photos } = list;
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-lg wrap-anywhere">
            <Link to={link} className="inline-flex min-h-11 items-center hover:text-brand hover:underline">
              {name}
            </Link>
          </h2>
          {list.public && <Badge tone="brand">{listTexts.shared}</Badge>}
        </div>
        <p className="figures text-ink-soft">{listTexts.count(productCount)}</p>
      </div>
      {photos.length > 0 && (
        <div className="order-last flex w-full gap-2 md:order-none md:w-auto">
          {photos.map(({ name: product, photo, photoTone }) => (
            <OrderPhoto key={product} photo={photo} tone={photoTone} alt={product} />
          ))}
        </div>
      )}
      <details className="relative ml-auto">
        <summary
          aria-label={listTexts.remove.askOf(name)}
          className="flex size-11 cursor-pointer items-center justify-center rounded-md text-ink-soft hover:bg-surface-2 hover:text-ink [&::-webkit-details-marker]:hidden"
        >
          <TrashIcon className="size-5" />
        </summary>
        <PostForm className="absolute right-0 z-10 mt-1 grid w-64 gap-3 rounded-md border border-line bg-surface p-4 shadow-soft">
          <input type="hidden" name="id" value={id} />
          <p>{listTexts.remove.sure}</p>
          <Button type="submit" name="intent" value="delete" look="danger" size="sm">
            {listTexts.removeYes}
          </Button>
        </PostForm>
      </details>
    </Card>
  );
}
