import { IconFrame, type IconProps } from './icon-frame.tsx';

export function EditIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m4.5 19.5.9-4.3L15.6 5l3.4 3.4L8.8 18.6zM13.5 7l3.5 3.5" />
    </IconFrame>
  );
}
