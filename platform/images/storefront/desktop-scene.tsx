import { classNames } from '#platform/ui/class-names.ts';
import { viewportQueries } from '#platform/viewport/rules/viewport.ts';
import { imageSrcset } from '../rules/image-address.ts';
import empty from './empty.svg';

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
