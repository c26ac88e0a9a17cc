import { IconFrame, type IconProps } from './icon-frame.tsx';

export function TruckIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M2.5 6h11v10.5h-11zM13.5 9.5h4l3.5 3.6v3.4h-7.5" />
      <circle cx="7" cy="17.5" r="1.9" />
      <circle cx="17" cy="17.5" r="1.9" />
    </IconFrame>
  );
}
