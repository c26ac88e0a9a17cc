import { IconFrame, type IconProps } from './icon-frame.tsx';

export function ChevronLeftIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m14.5 5.5-6.5 6.5 6.5 6.5" />
    </IconFrame>
  );
}
