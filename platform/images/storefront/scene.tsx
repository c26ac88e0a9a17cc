import { classNames } from '#platform/ui/class-names.ts';
import { viewportQueries } from '#platform/viewport/rules/viewport.ts';
import { imageSrcset } from '../rules/image-address.ts';
import empty from './empty.svg';
import { ShopImage } from './shop-image.tsx';

interface SceneProps {
  file: string;
  sizes: string;
  className?: string;
}

export function Scene({ file, sizes, className }: SceneProps) {
  return (
    <div className={classNames('overflow-hidden bg-brand-soft print:hidden', className)}>
      <ShopImage file={file} alt="" width={960} height={640} sizes={sizes} className="size-full object-cover" />
    </div>
  );
}

interface DesktopSceneProps {
  file: string;
  sizes: string;
  className: string;
}

/** Smaller windows never load it. */
export function DesktopScene({ file, sizes, className }: DesktopSceneProps) {
  return (
    <picture className="contents">
      <source media={viewportQueries[3]} srcSet={imageSrcset(file, 960)} sizes={sizes} />
      <img
        src={empty}
        alt=""
        width={960}
        height={640}
        decoding="async"
        className={classNames('shop-image print:hidden', className)}
      />
    </picture>
  );
}
