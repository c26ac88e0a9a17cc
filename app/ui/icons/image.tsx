import { IconFrame, type IconProps } from './icon-frame.tsx';

export function ImageIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 5h16v14H4zM7.5 9.8a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0zM4.5 17.5l5-4.5 3 2.5 3.5-3.5 4 4" />
    </IconFrame>
  );
}
