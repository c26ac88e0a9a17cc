import { IconFrame, type IconProps } from './icon-frame.tsx';

export function SearchIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="10.8" cy="10.8" r="6.3" />
      <path d="m15.5 15.5 5 5" />
    </IconFrame>
  );
}
