import { IconFrame, type IconProps } from './icon-frame.tsx';

export function ShieldIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m12 3.5 7.5 2.5v5.5c0 4.8-3.2 7.8-7.5 9-4.3-1.2-7.5-4.2-7.5-9V6z" />
      <path d="m8.8 12 2.3 2.3 4.2-4.5" />
    </IconFrame>
  );
}
