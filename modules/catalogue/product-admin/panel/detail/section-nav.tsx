import { nav, type SectionId, sections } from '../../texts/panel-product.ts';

/** Leads to the parts of the editor: plain anchors, reached by keyboard. */
export function SectionNav() {
  return (
    <nav aria-label={nav} className="tab-row mb-4 overflow-x-auto border-line border-b">
      <ul className="flex gap-1">
        {(Object.keys(sections) as SectionId[]).map((id) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-11 items-center whitespace-nowrap px-2 text-sm">
              {sections[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
