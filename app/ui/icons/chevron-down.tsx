import { IconFrame, type IconProps } from './icon-frame.tsx';

export function ChevronDownIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m5.5 9.5 6.5 6.5 6.5-6.5" />
    </IconFrame>
  );
}
