import { TextLink } from '#app/ui/text-link.tsx';

interface FooterColumnProps {
  id?: string;
  title: string;
  links: { to: string; label: string }[];
}

export function FooterColumn({ id, title, links }: FooterColumnProps) {
  if (links.length === 0) return null;
  return (
    <nav id={id} aria-label={title}>
      <h2 className="text-base">{title}</h2>
      <ul className="mt-2">
        {links.map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to} quiet className="inline-flex min-h-11 items-center lg:min-h-9">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
