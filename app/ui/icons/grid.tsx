import { IconFrame, type IconProps } from './icon-frame.tsx';

export function GridIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z" />
    </IconFrame>
  );
}
