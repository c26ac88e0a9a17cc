import { leadsSomewhere } from '#modules/content/navigation/rules/written-links.ts';
import { ConsentButton } from '#modules/customers/consents/storefront/consent-button.tsx';
import type { ShellData } from '#platform/shell/storefront/shell-data.tsx';
import * as footerTexts from '#platform/shell/texts/footer.ts';
import { LayoutSwitch } from '#storefront/shell/layout-switch.tsx';

const LINKS = [
  { to: '/regulamin', label: footerTexts.links.terms },
  { to: '/prywatnosc', label: footerTexts.links.privacy },
  { to: '/odstapienie', label: footerTexts.links.withdrawal },
  { to: '/deklaracja-dostepnosci', label: footerTexts.links.accessibility },
];

/** X.48: below a step of an order only the legally required links, on one line. Rendered by the server alone. */
export function EnclosedFooter({ shell }: { shell: ShellData }) {
  const { name, company } = shell.settings;
  const seller = [
    company.name || name,
    company.street,
    `${company.zipcode} ${company.city}`.trim(),
    company.taxNumber && footerTexts.taxNumber(company.taxNumber),
  ].filter(Boolean);
  return (
    <footer className="border-t border-line bg-surface-2 print:hidden">
      <div className="page-width flex flex-wrap items-center gap-x-5 py-2 text-sm text-ink-soft">
        <p className="mr-auto py-2">{seller.join(', ')}</p>
        <nav aria-label={footerTexts.law} className="contents">
          {LINKS.filter(({ to }) => leadsSomewhere(to, shell.pages)).map(({ to, label }) => (
            <a
              key={to}
              href={to}
              className="inline-flex min-h-11 items-center rounded-sm underline-offset-4 hover:underline"
            >
              {label}
            </a>
          ))}
        </nav>
        <ConsentButton />
        <LayoutSwitch />
      </div>
    </footer>
  );
}
