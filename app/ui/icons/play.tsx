import { IconFrame, type IconProps } from './icon-frame.tsx';

export function PlayIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M7.5 4.8v14.4L19.5 12z" />
    </IconFrame>
  );
}
