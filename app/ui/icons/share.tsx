import { IconFrame, type IconProps } from './icon-frame.tsx';

export function ShareIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0zM14.5 6a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0zM14.5 18a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0zM8.8 10.8l6-3.5m-6 5.9 6 3.5" />
    </IconFrame>
  );
}
