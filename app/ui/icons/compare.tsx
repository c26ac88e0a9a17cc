import { IconFrame, type IconProps } from './icon-frame.tsx';

export function CompareIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 3.5v17M8 20.5h8M4.5 6.5h15" />
      <path d="m4.5 6.5-2 6.5a3 3 0 0 0 5 0zm15 0-2.5 6.5a3 3 0 0 0 5 0z" />
    </IconFrame>
  );
}
