import { Fragment } from 'react';
import { ConsentButton } from '#modules/customers/consents/storefront/consent-button.tsx';
import type { FrameLink } from '#platform/settings/rules/setting-values.ts';
import type { ShellData } from '#platform/shell/storefront/shell-data.tsx';
import * as footerTexts from '#platform/shell/texts/footer.ts';
import { classNames } from '#platform/ui/class-names.ts';
import { MailAddress } from '#platform/ui/mail-address.tsx';
import { PhoneNumber } from '#platform/ui/phone-number.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { LayoutSwitch } from '#storefront/shell/layout-switch.tsx';
import { Logo } from '#storefront/shell/logo.tsx';
import { MethodSigns } from '#storefront/shell/method-signs.tsx';
import { NewsletterStrip } from '#storefront/shell/newsletter-strip.tsx';

/** One grid for both parts: three columns, six where there is room; on a phone one below the other. */
const GRID = 'md:grid-cols-3 md:gap-x-8 xl:grid-cols-6 xl:gap-x-10';

/** Rendered by the server alone (storefront/islands.server.tsx): it costs the browser no script. */
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
  // The withdrawal link is visible on every page (X.03): on a phone it is outside of the folds.
  const withdrawal = shell.frame?.footer
    .flatMap(({ links }) => links)
    .find(({ address }) => address === '/odstapienie');

  return (
    <footer className="deferred-rendering border-t border-line bg-surface-2 [--about:46rem] dark:bg-surface print:hidden">
      <div className="page-width">
        <div
          className={`${GRID} grid gap-y-6 py-6 md:items-end lg:items-start md:border-b md:border-line md:py-8 xl:py-10`}
        >
          <NewsletterStrip />
          <MethodSigns methods={shell.frame?.methods} />
        </div>
        <div
          className={`${GRID} flex flex-col max-md:border-t max-md:border-line md:grid md:gap-y-10 md:py-10 xl:pt-12 xl:pb-14`}
        >
          <section className="max-md:order-last max-md:pt-4">
            <div className="max-md:hidden md:-mt-2">
              <Logo name={name} brandFolder={brandFolder} wordmark={shell.frame?.wordmark} lazy />
            </div>
            <address className="text-ink-soft not-italic max-md:text-sm md:mt-4">
              {lines.map((line, at) => (
                <Fragment key={line}>
                  <span className="whitespace-nowrap md:block">
                    {line}
                    {at < lines.length - 1 && <span className="md:hidden">,</span>}
                  </span>{' '}
                </Fragment>
              ))}
            </address>
            <p className="flex flex-wrap items-center gap-x-6 md:mt-2 md:flex-col md:items-start">
              {phone && <PhoneNumber number={phone} className="font-semibold lg:min-h-9" />}
              {email && <MailAddress address={email} className="font-semibold lg:min-h-9" />}
            </p>
          </section>
          <FooterColumn title={footerTexts.categories} links={categories} wide />
          {shell.frame?.footer.map((column) => (
            <FooterColumn key={column.title} title={column.title} links={column.links} />
          ))}
          {withdrawal && (
            <a
              href={withdrawal.address}
              className="flex min-h-11 items-center border-b border-line font-semibold md:hidden"
            >
              {withdrawal.label}
            </a>
          )}
        </div>
      </div>
      <div className="md:border-t md:border-line">
        {/* From the left: the button back to the top is at the right end of the page. */}
        <div className="page-width flex flex-wrap items-center gap-x-4 pb-3 text-sm text-ink-soft md:gap-x-8 md:py-3">
          <p className="py-2 max-md:basis-full max-md:pb-0">{footerTexts.rights(shell.year, company.name || name)}</p>
          <ConsentButton />
          <LayoutSwitch />
        </div>
      </div>
    </footer>
  );
}

interface FooterColumnProps {
  title: string;
  links: readonly FrameLink[];
  /** A long list in two columns. */
  wide?: boolean;
}

/** On a phone folded behind its title: the links stand next to the fold, not in it, and are there for every wider window. */
function FooterColumn({ title, links, wide }: FooterColumnProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title} className={classNames('max-md:border-b max-md:border-line', wide && 'md:col-span-2')}>
      <details className="footer-fold md:hidden">
        <summary className="chevron flex min-h-11 items-center font-semibold">{title}</summary>
      </details>
      <h2 className="border-b border-line pb-2 type-minor max-md:hidden">{title}</h2>
      <ul className={classNames('max-md:pb-3 md:mt-2', wide && 'columns-2 gap-x-6 md:gap-x-8 xl:gap-x-10')}>
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
