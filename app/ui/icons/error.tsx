import { IconFrame, type IconProps } from './icon-frame.tsx';

export function ErrorIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M8.3 3.5h7.4l4.8 4.8v7.4l-4.8 4.8H8.3l-4.8-4.8V8.3z" />
      <path d="M12 7.8v5M12 16.1v.1" />
    </IconFrame>
  );
}
