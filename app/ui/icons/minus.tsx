import { IconFrame, type IconProps } from './icon-frame.tsx';

export function MinusIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M5 12h14" />
    </IconFrame>
  );
}
