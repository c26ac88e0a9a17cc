import { IconFrame, type IconProps } from './icon-frame.tsx';

export function MenuIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 7h16M4 12h16M4 17h10" />
    </IconFrame>
  );
}
