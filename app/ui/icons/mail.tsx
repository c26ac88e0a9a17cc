import { IconFrame, type IconProps } from './icon-frame.tsx';

export function MailIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M3.5 6h17v12.5h-17zM4 6.8l8 6.2 8-6.2" />
    </IconFrame>
  );
}
