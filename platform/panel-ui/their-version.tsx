import { Textarea } from '#platform/ui/text-controls.tsx';

interface TheirVersionProps {
  title: string;
  /** Only what differs. */
  parts: { label: string; value: string }[];
}

/** The version that another user saved in the meantime, to read and copy from. */
export function TheirVersion({ title, parts }: TheirVersionProps) {
  return (
    <details open className="rounded-sm border border-line p-4">
      <summary className="font-semibold">{title}</summary>
      <div className="mt-3 grid gap-3">
        {parts.map(({ label, value }) => (
          <div key={label}>
            <p className="text-ink-soft text-sm">{label}</p>
            <Textarea readOnly aria-label={`${title}: ${label}`} value={value} rows={2} className="max-h-60 text-sm" />
          </div>
        ))}
      </div>
    </details>
  );
}
