import { IconFrame, type IconProps } from './icon-frame.tsx';

export function ImageIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 5h16v14H4z" />
      <circle cx="9" cy="9.8" r="1.5" />
      <path d="m4.5 17.5 5-4.5 3 2.5 3.5-3.5 4 4" />
    </IconFrame>
  );
}
