import { IconFrame, type IconProps } from './icon-frame.tsx';

export function PlayIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M7.5 4.8v14.4L19.5 12z" />
    </IconFrame>
  );
}

export function PauseIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M8 5v14m8-14v14" />
    </IconFrame>
  );
}
