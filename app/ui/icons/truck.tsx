import { IconFrame, type IconProps } from './icon-frame.tsx';

export function TruckIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M2.5 6h11v10.5h-11zM13.5 9.5h4l3.5 3.6v3.4h-7.5M5.1 17.5a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0zM15.1 17.5a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0z" />
    </IconFrame>
  );
}
