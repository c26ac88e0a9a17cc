import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { isTint } from '#modules/catalogue/products/rules/product-card.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import { ShopImage } from '#platform/images/storefront/shop-image.tsx';
import type { LinkWindowProps } from '#platform/page-parts/storefront/start-window-links.ts';
import { Button } from '#platform/ui/button.tsx';
import { Carousel } from '#platform/ui/carousel/carousel.tsx';
import { showModal } from '#platform/ui/covers.ts';
import { CloseIcon, MinusIcon, PlusIcon } from '#platform/ui/icons/signs.tsx';
import * as uiTexts from '#platform/ui/texts/ui.ts';
import { useBackCloses } from '#platform/ui/use-back-closes.ts';
import { useZoom, type Zoom } from './use-zoom.ts';
import { announceLast, findPictures, type ViewedPicture } from './viewed-pictures.ts';

const STEP = 1.6;

/** S2.13: a click outside the picture, Escape and the back button close it. */
export default function PhotoViewer({ link, onClose }: LinkWindowProps) {
  const [{ label, pictures, start }] = useState(() => findPictures(link));
  const dialog = useRef<HTMLDialogElement>(null);
  const zoom = useZoom();
  const [shown, setShown] = useState(start);
  const tone = pictures[shown]?.tone;
  function close() {
    onClose();
    announceLast(link, shown);
  }
  useBackCloses(close);

  // Closed before it is removed, so that the browser returns the focus to the clicked picture.
  useLayoutEffect(() => (dialog.current ? showModal(dialog.current) : undefined), []);

  function showOther(to: number) {
    zoom.reset();
    setShown(Math.min(Math.max(to, 0), pictures.length - 1));
  }

  function handleClick({ target }: MouseEvent) {
    if (!zoom.isZoomed && target instanceof Element && !target.closest('img, button, header')) close();
  }

  // The carousel has its own listener.
  function handleKey({ key, target }: KeyboardEvent) {
    if (target instanceof Element && target.closest('.carousel')) return;
    if (key === 'ArrowRight') showOther(shown + 1);
    if (key === 'ArrowLeft') showOther(shown - 1);
  }

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      data-zoomed={zoom.isZoomed || undefined}
      data-tint={tone && isTint(tone) ? tone : undefined}
      className="viewer"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={handleClick}
      onKeyDown={handleKey}
    >
      <header className="flex items-center justify-end gap-2 p-3">
        <Button
          look="quiet"
          square
          aria-label={productTexts.galleryZoomOut}
          aria-disabled={!zoom.isZoomed || undefined}
          onClick={() => zoom.change(1 / STEP)}
        >
          <MinusIcon />
        </Button>
        <Button look="quiet" square aria-label={productTexts.galleryZoomIn} onClick={() => zoom.change(STEP)}>
          <PlusIcon />
        </Button>
        <Button look="quiet" square aria-label={uiTexts.close} onClick={close}>
          <CloseIcon />
        </Button>
      </header>
      <Carousel label={label} selected={shown} onChange={showOther}>
        {pictures.map((picture, index) => (
          <ZoomPicture key={picture.file} picture={picture} zoom={index === shown ? zoom : undefined} />
        ))}
      </Carousel>
    </dialog>
  );
}

interface ZoomPictureProps {
  picture: ViewedPicture;
  zoom: Zoom | undefined;
}

const side = 1600;

function ZoomPicture({ picture: { file, alt, tone }, zoom }: ZoomPictureProps) {
  return (
    <div ref={zoom?.frame} className="viewer-zoom">
      <div
        className="viewer-content"
        data-glides={zoom?.glides || undefined}
        style={zoom && { transform: transformOf(zoom) }}
      >
        <ShopImage file={file} alt={alt} tone={tone} width={side} height={side} sizes="100vw" lazy draggable={false} />
      </div>
    </div>
  );
}

const transformOf = ({ view: { scale, x, y } }: Zoom) => `translate(${x}px, ${y}px) scale(${scale})`;
