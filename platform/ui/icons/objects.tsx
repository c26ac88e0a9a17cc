import { IconFrame, type IconProps } from './icon-frame.tsx';

export function TrashIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l.8 13h9.4l.8-13M10.3 10.5v5.5m3.4-5.5v5.5" />
    </IconFrame>
  );
}

export function CalendarIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M6 5.5h12a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7.5a2 2 0 0 1 2-2zM4 10h16M8.5 3.5v4M15.5 3.5v4" />
    </IconFrame>
  );
}

export function ClockIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0zM12 7.3V12l3.2 2" />
    </IconFrame>
  );
}

export function PinIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11zM9.7 10a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0z" />
    </IconFrame>
  );
}

export function ShieldIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 3.5l7.5 2.5v5.5c0 4.8-3.2 7.8-7.5 9-4.3-1.2-7.5-4.2-7.5-9V6zM8.8 12l2.3 2.3 4.2-4.5" />
    </IconFrame>
  );
}

export function ImageIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 5h16v14H4zM7.5 9.8a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0zM4.5 17.5l5-4.5 3 2.5 3.5-3.5 4 4" />
    </IconFrame>
  );
}

export function ShareIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0zM14.5 6a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0zM14.5 18a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0zM8.8 10.8l6-3.5m-6 5.9 6 3.5" />
    </IconFrame>
  );
}

export function KeyIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 8a4.5 4.5 0 1 1-4.5-4.5A4.5 4.5 0 0 1 12 8zM10.8 11.2l9.2 9.3M16.5 17l2.8-2.8M13.4 13.8l2-2M7.5 7.5h.01" />
    </IconFrame>
  );
}
