import { IconFrame, type IconProps } from './icon-frame.tsx';

export function ExternalIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M13.5 4.5h6v6M19.5 4.5l-8.5 8.5" />
      <path d="M10 6.5H5v12.5h12.5v-5" />
    </IconFrame>
  );
}
