import { type PointerEvent, type RefObject, useState } from 'react';
import { type ReactZoomPanPinchRef, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import { ShopImage } from '#app/features/platform/shop-image/shop-image.tsx';

export interface ViewedPicture {
  file: string;
  alt: string;
  tone?: string | null;
}

interface ZoomPictureProps {
  picture: ViewedPicture;
  /** Given to the picture on show: the buttons of the viewer act on it. */
  zoom: RefObject<ReactZoomPanPinchRef | null> | undefined;
  onZoom: ((zoomed: boolean) => void) | undefined;
}

/** The longest side a picture is asked for. */
const side = 1600;

/** One picture of the viewer: wheel, pinch and double click enlarge it, then it is moved instead of swiped. */
export function ZoomPicture({ picture: { file, alt, tone }, zoom, onZoom }: ZoomPictureProps) {
  const [zoomed, setZoomed] = useState(false);

  function reportZoom(scale: number) {
    const now = scale > 1.01;
    if (now === zoomed) return;
    setZoomed(now);
    onZoom?.(now);
  }

  // A zoomed picture is moved, and two fingers zoom: neither may swipe the slides.
  function keepFromSwiping(event: PointerEvent) {
    if (zoomed) event.stopPropagation();
    else if (!event.isPrimary) window.dispatchEvent(new PointerEvent('pointercancel'));
  }

  return (
    <div className="size-full" onPointerDown={keepFromSwiping}>
      {/* Out of sight a picture is whole again. */}
      <TransformWrapper
        key={onZoom ? 'shown' : 'hidden'}
        ref={zoom}
        maxScale={5}
        doubleClick={{ mode: 'toggle', step: 1.2 }}
        panning={{ disabled: !zoomed }}
        onTransform={(_, { scale }) => reportZoom(scale)}
      >
        <TransformComponent wrapperClass="viewer-zoom" contentClass="viewer-content">
          <ShopImage
            file={file}
            alt={alt}
            tone={tone}
            width={side}
            height={side}
            sizes="100vw"
            lazy
            draggable={false}
          />
        </TransformComponent>
      </TransformWrapper>
    </div>
  );
}
