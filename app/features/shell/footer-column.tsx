import { classNames } from '#app/ui/class-names.ts';
import { TextLink } from '#app/ui/text-link.tsx';

interface FooterColumnProps {
  id?: string;
  title: string;
  links: { to: string; label: string }[];
  /** A long list in two columns. */
  wide?: boolean;
}

export function FooterColumn({ id, title, links, wide }: FooterColumnProps) {
  if (links.length === 0) return null;
  return (
    <nav id={id} aria-label={title} className={wide ? 'col-span-2' : undefined}>
      <h2 className="text-base">{title}</h2>
      <ul className={classNames('mt-2', wide && 'columns-2 gap-x-6 md:gap-x-10')}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to} quiet className="inline-flex min-h-11 items-center py-1 leading-snug lg:min-h-9">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
