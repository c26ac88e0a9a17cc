import { IconFrame, type IconProps } from './icon-frame.tsx';

export function StarIcon({ filled, ...props }: IconProps & { filled?: boolean }) {
  return (
    <IconFrame {...props}>
      <path
        d="m12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z"
        fill={filled ? 'currentColor' : undefined}
      />
    </IconFrame>
  );
}
