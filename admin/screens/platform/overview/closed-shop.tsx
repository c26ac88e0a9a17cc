import { OPENING } from '#admin/menu.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import type { ChecklistId } from '#rules/platform/opening/checklist.ts';
import { closed as texts } from '#texts/panel/overview.ts';
import { items } from '#texts/panel/platform-checklist.ts';

/** What a shop nobody can buy in yet lacks, before anything else. */
export function ClosedShop({ missing }: { missing: readonly ChecklistId[] }) {
  return (
    <section className="mb-6 rounded-md border border-line-strong bg-surface p-4">
      <h2>{texts.title}</h2>
      <p className="mt-2">{missing.length === 0 ? texts.ready : texts.missing}</p>
      {missing.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {missing.map((id) => (
            <li key={id}>{items[id].name}</li>
          ))}
        </ul>
      )}
      <ButtonLink to={OPENING} className="mt-4">
        {texts.go}
      </ButtonLink>
    </section>
  );
}
