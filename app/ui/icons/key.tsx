import { IconFrame, type IconProps } from './icon-frame.tsx';

export function KeyIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 8a4.5 4.5 0 1 1-4.5-4.5A4.5 4.5 0 0 1 12 8zM10.8 11.2l9.2 9.3M16.5 17l2.8-2.8M13.4 13.8l2-2M7.5 7.5h.01" />
    </IconFrame>
  );
}
