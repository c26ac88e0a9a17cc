import type { ReactNode } from 'react';
import type { AlertKind } from '#platform/alerts/rules/alert-timing.ts';
import { classNames } from '../class-names.ts';
import * as uiTexts from '../texts/ui.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { alertLook } from './alert-look.ts';

type MessageProps = {
  kind: AlertKind;
  title?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A message that stays in the page, e.g. the answer to a form sent without JavaScript. */
export function Message({ kind, title, className, children }: MessageProps) {
  const { Icon, tint, mark } = alertLook[kind];
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={classNames('flex items-start gap-3 rounded-md px-4 py-3.5', tint, className)}
    >
      <Icon className={classNames('size-6', mark)} />
      <div className="min-w-0 flex-1">
        <VisuallyHidden>{uiTexts.alert.kinds[kind]}: </VisuallyHidden>
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
