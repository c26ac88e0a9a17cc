import { ShopImage } from '#platform/images/storefront/shop-image.tsx';
import type { Zoom } from './use-zoom.ts';
import type { ViewedPicture } from './viewed-pictures.ts';

interface ZoomPictureProps {
  picture: ViewedPicture;
  zoom: Zoom | undefined;
}

const side = 1600;

export function ZoomPicture({ picture: { file, alt, tone }, zoom }: ZoomPictureProps) {
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
