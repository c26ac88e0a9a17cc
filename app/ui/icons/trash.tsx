import { IconFrame, type IconProps } from './icon-frame.tsx';

export function TrashIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l.8 13h9.4l.8-13M10.3 10.5v5.5m3.4-5.5v5.5" />
    </IconFrame>
  );
}
