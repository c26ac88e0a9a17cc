import { IconFrame, type IconProps } from './icon-frame.tsx';

export function BasketIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M3.5 9.5h17l-1.6 9.2a1.6 1.6 0 0 1-1.6 1.3H6.7a1.6 1.6 0 0 1-1.6-1.3zM7.5 9.5l3-5.5m6 5.5-3-5.5M9.5 13.5v3m5-3v3" />
    </IconFrame>
  );
}

export function HeartIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 20s-8-4.7-8-10.6A4.4 4.4 0 0 1 12 6.7a4.4 4.4 0 0 1 8 2.7C20 15.3 12 20 12 20z" />
    </IconFrame>
  );
}

export function CompareIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 3.5v17M8 20.5h8M4.5 6.5h15m-15 0-2 6.5a3 3 0 0 0 5 0zm15 0-2.5 6.5a3 3 0 0 0 5 0z" />
    </IconFrame>
  );
}

export function UserIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM4.5 20.5a7.5 7.5 0 0 1 15 0" />
    </IconFrame>
  );
}

export function BellIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M6 16.5v-6a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 20.5h4M12 4.5V3" />
    </IconFrame>
  );
}

export function TruckIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M2.5 6h11v10.5h-11zM13.5 9.5h4l3.5 3.6v3.4h-7.5M5.1 17.5a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0zM15.1 17.5a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0z" />
    </IconFrame>
  );
}

export function PointsIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m12 7.4 1.4 2.9 3.2.4-2.3 2.2.6 3.1-2.9-1.5L9.1 16l.6-3.1-2.3-2.2 3.2-.4z" />
    </IconFrame>
  );
}
