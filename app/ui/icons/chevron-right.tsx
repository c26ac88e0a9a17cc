import { IconFrame, type IconProps } from './icon-frame.tsx';

export function ChevronRightIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m9.5 5.5 6.5 6.5-6.5 6.5" />
    </IconFrame>
  );
}
