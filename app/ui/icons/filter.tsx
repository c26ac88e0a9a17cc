import { IconFrame, type IconProps } from './icon-frame.tsx';

export function FilterIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 7h9m4 0h3M4 17h3m4 0h9M13 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM7 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0z" />
    </IconFrame>
  );
}
