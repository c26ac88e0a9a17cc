import { IconFrame, type IconProps } from './icon-frame.tsx';

export function InfoIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11.2v5M12 7.8v.1" />
    </IconFrame>
  );
}
