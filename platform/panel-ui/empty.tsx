import { ButtonLink } from '#platform/ui/button-link.tsx';

interface EmptyProps {
  text: string;
  /** A next step. */
  link?: { to: string; label: string };
}

/** Replaces an empty list. */
export function Empty({ text, link }: EmptyProps) {
  return (
    <div className="grid justify-items-center gap-4 rounded-md border border-line-strong border-dashed px-4 py-8 text-center">
      <p className="max-w-[28.125rem] text-ink-soft">{text}</p>
      {link && (
        <ButtonLink to={link.to} look="secondary" size="sm">
          {link.label}
        </ButtonLink>
      )}
    </div>
  );
}
