import { IconFrame, type IconProps } from './icon-frame.tsx';

export function ChevronDownIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m5.5 9.5 6.5 6.5 6.5-6.5" />
    </IconFrame>
  );
}

export function ReturnIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M8.5 4.5 4 9l4.5 4.5M4 9h10.5a5.5 5.5 0 0 1 0 11H9" />
    </IconFrame>
  );
}

export function ExternalIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M13.5 4.5h6v6M19.5 4.5l-8.5 8.5M10 6.5H5v12.5h12.5v-5" />
    </IconFrame>
  );
}
