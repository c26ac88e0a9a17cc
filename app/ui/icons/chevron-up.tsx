import { IconFrame, type IconProps } from './icon-frame.tsx';

export function ChevronUpIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m5.5 14.5 6.5-6.5 6.5 6.5" />
    </IconFrame>
  );
}
