import { IconFrame, type IconProps } from './icon-frame.tsx';

export function BellIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M6 16.5v-6a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 20.5h4M12 4.5V3" />
    </IconFrame>
  );
}
