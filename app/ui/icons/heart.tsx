import { IconFrame, type IconProps } from './icon-frame.tsx';

export function HeartIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 20s-8-4.7-8-10.6A4.4 4.4 0 0 1 12 6.7a4.4 4.4 0 0 1 8 2.7C20 15.3 12 20 12 20z" />
    </IconFrame>
  );
}
