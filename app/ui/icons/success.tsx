import { IconFrame, type IconProps } from './icon-frame.tsx';

export function SuccessIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m8.3 12.3 2.6 2.6 4.9-5.3" />
    </IconFrame>
  );
}
