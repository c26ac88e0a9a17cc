import { IconFrame, type IconProps } from './icon-frame.tsx';

export function ReturnIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M8.5 4.5 4 9l4.5 4.5" />
      <path d="M4 9h10.5a5.5 5.5 0 0 1 0 11H9" />
    </IconFrame>
  );
}
