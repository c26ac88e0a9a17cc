import { IconFrame, type IconProps } from './icon-frame.tsx';

export const STAR = 'm12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z';

/** Filled as a whole, or from the left by a share of its width. */
export function StarIcon({ filled = false, ...props }: IconProps & { filled?: boolean | number }) {
  const width = 24 * Number(filled);
  if (width <= 0 || width >= 24) {
    return (
      <IconFrame {...props}>
        <path d={STAR} fill={width > 0 ? 'currentColor' : undefined} />
      </IconFrame>
    );
  }
  return (
    <IconFrame {...props}>
      <path d={STAR} />
      {/* A picture inside the picture cuts off what is wider than itself. */}
      <svg width={width} height={24} viewBox={`0 0 ${width} 24`} aria-hidden="true">
        <path d={STAR} fill="currentColor" stroke="none" />
      </svg>
    </IconFrame>
  );
}
