import type { ComponentType } from 'react';
import type { AlertKind } from '#platform/alerts/rules/alert-timing.ts';
import type { IconProps } from '../icons/icon-frame.tsx';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/states.tsx';

/** Each variant has a mark of its own: shape as well as colour. */
export const alertLook: Record<
  AlertKind,
  { Icon: ComponentType<IconProps>; tint: string; mark: string; edge: string }
> = {
  info: { Icon: InfoIcon, tint: 'bg-surface-2', mark: 'text-ink', edge: 'border-line-strong' },
  warning: { Icon: WarningIcon, tint: 'bg-warn-soft', mark: 'text-warn', edge: 'border-warn' },
  error: { Icon: ErrorIcon, tint: 'bg-error-soft', mark: 'text-error', edge: 'border-error' },
  success: { Icon: SuccessIcon, tint: 'bg-ok-soft', mark: 'text-ok', edge: 'border-ok' },
};
