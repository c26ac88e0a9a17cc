import { classNames } from './class-names.ts';

interface StillLifeProps {
  /** Address of a picture of `platform/ui/still-lifes/`: a cut-out that is on a light page and a dark one. */
  picture: string;
  className?: string;
}

/** A decorative still life for empty pages: the text next to it says the same. */
export function StillLife({ picture, className = 'w-64 md:w-80' }: StillLifeProps) {
  return (
    <img
      src={picture}
      alt=""
      width={640}
      height={480}
      loading="lazy"
      decoding="async"
      className={classNames('aspect-4/3 max-w-full print:hidden', className)}
    />
  );
}
