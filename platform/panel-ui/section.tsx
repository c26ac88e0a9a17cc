import type { ReactNode } from 'react';
import { classNames } from '#platform/ui/class-names.ts';

interface SectionProps {
  title?: ReactNode;
  lead?: ReactNode;
  id?: string;
  className?: string;
  /** Its parts keep their own distances. */
  plain?: boolean;
  children: ReactNode;
}

export function Section({ title, lead, id, className, plain = false, children }: SectionProps) {
  return (
    <div id={id} className={classNames('panel-card grid grid-cols-[minmax(0,1fr)] content-start gap-3', className)}>
      {title && (
        <div>
          <h2>{title}</h2>
          {lead && <p className="mt-0.5 text-ink-soft text-sm">{lead}</p>}
        </div>
      )}
      <div className={plain ? undefined : 'grid grid-cols-[minmax(0,1fr)] gap-4'}>{children}</div>
    </div>
  );
}
