import { IconFrame, type IconProps } from './icon-frame.tsx';

export function ShareIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="6.5" cy="12" r="2.5" />
      <circle cx="17" cy="6" r="2.5" />
      <circle cx="17" cy="18" r="2.5" />
      <path d="m8.8 10.8 6-3.5m-6 5.9 6 3.5" />
    </IconFrame>
  );
}
