import { IconFrame, type IconProps } from './icon-frame.tsx';

export function PauseIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M8 5v14m8-14v14" />
    </IconFrame>
  );
}
