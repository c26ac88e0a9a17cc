import { ConsentButton } from '#app/features/platform/consent/consent-button.tsx';
import type { ShellData } from '#app/features/platform/frame/shell-data.tsx';
import { LayoutSwitch } from '#app/features/shell/layout-switch.tsx';
import { Logo } from '#app/features/shell/logo.tsx';
import { NewsletterStrip } from '#app/features/shell/newsletter-strip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { PhoneNumber } from '#app/ui/phone-number.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { FrameLink } from '#rules/content/frame/frame-fields.ts';
import * as footerTexts from '#texts/platform/footer.ts';

/** Drawn by the server alone (app/islands.server.tsx): it costs the browser no script. */
export function Footer({ shell }: { shell: ShellData }) {
  const { name, brandFolder, company, email, phone } = shell.settings;
  const lines = [
    company.name,
    company.street,
    `${company.zipcode} ${company.city}`.trim(),
    company.taxNumber && footerTexts.taxNumber(company.taxNumber),
  ].filter(Boolean);
  const categories = [
    ...shell.menu.map((node) => ({ address: node.link, label: node.name })),
    { address: '/kategorie', label: footerTexts.links.allCategories },
  ];
  // Whoever wants to withdraw finds the way on every page (X.03): on a phone it stands outside of the folds.
  const withdrawal = shell.frame?.footer
    .flatMap(({ links }) => links)
    .find(({ address }) => address === '/odstapienie');

  return (
    <footer className="border-t border-line bg-surface-2 print:hidden">
      <NewsletterStrip />
      <div className="page-width flex flex-col border-line max-md:pb-2 md:grid md:grid-cols-3 md:gap-x-10 md:gap-y-10 md:py-12 lg:grid-cols-[max-content_repeat(5,minmax(0,1fr))] lg:pb-16">
        <section className="max-md:order-last max-md:pt-4 md:col-span-3 lg:col-span-1">
          <div className="max-md:hidden">
            <Logo name={name} brandFolder={brandFolder} lazy />
          </div>
          <address className="text-ink-soft not-italic max-md:text-sm md:mt-5">
            {lines.map((line, at) => (
              <span key={line} className="md:block">
                {at > 0 && <span className="md:hidden">, </span>}
                {line}
              </span>
            ))}
          </address>
          <p className="flex flex-wrap items-center gap-x-6 md:mt-3 md:flex-col md:items-start">
            {phone && <PhoneNumber number={phone} className="font-semibold" />}
            {email && (
              <a
                href={`mailto:${email}`}
                className="flex min-h-11 items-center underline underline-offset-4 hover:text-brand"
              >
                {email}
              </a>
            )}
          </p>
        </section>
        <FooterColumn id="footer-categories" title={footerTexts.categories} links={categories} wide />
        {shell.frame?.footer.map((column) => (
          <FooterColumn key={column.title} title={column.title} links={column.links} />
        ))}
      </div>
      <div className="border-t border-line">
        {/* At the end of the page the button back to the top lies beside these, not on them. */}
        <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-1 py-4 text-sm text-ink-soft max-md:pr-20 md:max-[1440px]:pr-24">
          <p className="mr-auto py-2">{footerTexts.rights(shell.year, company.name || name)}</p>
          {withdrawal && (
            <TextLink to={withdrawal.address} quiet className="inline-flex min-h-11 items-center md:hidden">
              {withdrawal.label}
            </TextLink>
          )}
          <ConsentButton />
          <LayoutSwitch />
        </div>
      </div>
    </footer>
  );
}

interface FooterColumnProps {
  id?: string;
  title: string;
  links: readonly FrameLink[];
  /** A long list in two columns. */
  wide?: boolean;
}

/** On a phone folded behind its title: the links stand beside the fold, not in it, and are there for every wider window. */
function FooterColumn({ id, title, links, wide }: FooterColumnProps) {
  if (links.length === 0) return null;
  return (
    <nav
      id={id}
      aria-label={title}
      className={classNames('max-md:border-b max-md:border-line', wide && 'md:col-span-2')}
    >
      <details className="footer-fold md:hidden">
        <summary className="chevron flex min-h-11 items-center font-semibold">{title}</summary>
      </details>
      <h2 className="type-minor max-md:hidden">{title}</h2>
      <ul className={classNames('max-md:pb-3 md:mt-2', wide && 'columns-2 gap-x-6 md:gap-x-10')}>
        {links.map(({ address, label }) => (
          <li key={address}>
            <TextLink to={address} quiet className="inline-flex min-h-11 items-center py-1 leading-snug lg:min-h-9">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
