import { IconFrame, type IconProps } from './icon-frame.tsx';

export function BasketIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M3.5 9.5h17l-1.6 9.2a1.6 1.6 0 0 1-1.6 1.3H6.7a1.6 1.6 0 0 1-1.6-1.3z" />
      <path d="m7.5 9.5 3-5.5m6 5.5-3-5.5M9.5 13.5v3m5-3v3" />
    </IconFrame>
  );
}
