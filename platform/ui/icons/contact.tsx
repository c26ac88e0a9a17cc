import { IconFrame, type IconProps } from './icon-frame.tsx';

export function MailIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M3.5 6h17v12.5h-17zM4 6.8l8 6.2 8-6.2" />
    </IconFrame>
  );
}

/** With the six figures of a code. */
export function CodeOnPhoneIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M8 2.5h8A1.5 1.5 0 0 1 17.5 4v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5zM9.5 9h.01M12 9h.01M14.5 9h.01M9.5 13h.01M12 13h.01M14.5 13h.01M11 18h2" />
    </IconFrame>
  );
}

export function PhoneIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M5 4h3.7l1.7 4.3-2.2 1.7a12.5 12.5 0 0 0 5.8 5.8l1.7-2.2 4.3 1.7V19a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4z" />
    </IconFrame>
  );
}
