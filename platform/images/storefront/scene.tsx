import { classNames } from '#platform/ui/class-names.ts';
import { ShopImage } from './shop-image.tsx';

interface SceneProps {
  /** File below the media folder, from the setting `scenes`. */
  file: string;
  /** How wide it is in which window. */
  sizes: string;
  className?: string;
}

/** A picture of the shop's world next to words; it fills the box it is given and says nothing of its own. */
export function Scene({ file, sizes, className }: SceneProps) {
  return (
    <div className={classNames('overflow-hidden bg-brand-soft print:hidden', className)}>
      <ShopImage file={file} alt="" width={960} height={640} sizes={sizes} className="size-full object-cover" />
    </div>
  );
}
