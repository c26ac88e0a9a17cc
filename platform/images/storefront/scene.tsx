import { classNames } from '#platform/ui/class-names.ts';
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
