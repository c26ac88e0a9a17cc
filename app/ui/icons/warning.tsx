import { IconFrame, type IconProps } from './icon-frame.tsx';

export function WarningIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 4 2.8 19.5h18.4z" />
      <path d="M12 10v4.5M12 17v.1" />
    </IconFrame>
  );
}
