import { IconFrame, type IconProps } from './icon-frame.tsx';

export function ErrorIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M8.3 3.5h7.4l4.8 4.8v7.4l-4.8 4.8H8.3l-4.8-4.8V8.3zM12 7.8v5M12 16.1v.1" />
    </IconFrame>
  );
}

export function InfoIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0zM12 11.2v5M12 7.8v.1" />
    </IconFrame>
  );
}

export function SuccessIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0zM8.3 12.3l2.6 2.6 4.9-5.3" />
    </IconFrame>
  );
}

export function WarningIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.1" />
    </IconFrame>
  );
}
