import { IconFrame, type IconProps } from './icon-frame.tsx';

export function ClockIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.3V12l3.2 2" />
    </IconFrame>
  );
}
