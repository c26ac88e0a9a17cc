import { IconFrame, type IconProps } from './icon-frame.tsx';

export function CheckIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m5 12.5 4.7 4.7L19.5 7" />
    </IconFrame>
  );
}
