import { type MouseEvent, useState } from 'react';
import { noticeLink } from '#rules/platform/links/screen-links.ts';
import * as noticeTexts from '#texts/customers/notices.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { BellIcon } from '../../../ui/icons/shopping.tsx';
import { isPlainClick } from '../../../ui/is-plain-click.ts';
import type { NotifyProduct } from './notify-dialog.tsx';

interface NotifyLinkProps {
  product: NotifyProduct;
  /** Null before one is chosen: the page asks for it. */
  sizeType: string | null;
  /** Null for a product of one size. */
  sizeName: string | null;
  className?: string;
}

type Dialog = typeof import('./notify-dialog.tsx').NotifyDialog;

/** "Tell me when it is back": a page of its own; with script a dialog here, fetched when it is asked for. */
export default function NotifyLink({ product, sizeType, sizeName, className }: NotifyLinkProps) {
  const [Dialog, setDialog] = useState<Dialog>();
  const [open, setOpen] = useState(false);
  const link = noticeLink(product.id, sizeType ?? undefined);

  async function handleClick(event: MouseEvent) {
    if (sizeType === null || !isPlainClick(event)) return;
    event.preventDefault();
    try {
      const { NotifyDialog } = await import('./notify-dialog.tsx');
      setDialog(() => NotifyDialog);
      setOpen(true);
    } catch {
      window.location.assign(link);
    }
  }

  return (
    <>
      <ButtonLink
        to={link}
        look="secondary"
        size="lg"
        wide
        rel="nofollow"
        className={className}
        aria-label={noticeTexts.linkOf(product.name, sizeName)}
        onClick={handleClick}
      >
        <BellIcon className="size-5" />
        {noticeTexts.link}
      </ButtonLink>
      {Dialog && sizeType !== null && (
        <Dialog
          key={sizeType}
          product={product}
          size={{ type: sizeType, name: sizeName }}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
