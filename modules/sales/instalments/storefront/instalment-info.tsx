import type { InstalmentSystem } from '#platform/settings/rules/setting-values.ts';
import * as payLaterTexts from '../texts/storefront.ts';

const texts = payLaterTexts.instalments;

export function InstalmentInfo({ systems }: { systems: InstalmentSystem[] }) {
  return (
    <div data-window-part className="prose">
      <p>{texts.lead}</p>
      {systems.map((system) => (
        <section key={system.id}>
          <h2>
            {texts.offer}: {system.name}
          </h2>
          <ul className="figures mt-2">
            <li>{texts.limits(system)}</li>
            <li>{texts.months(system.months)}</li>
            <li>{texts.rate(system.annualPermille)}</li>
          </ul>
        </section>
      ))}
      <h2>{texts.steps}</h2>
      <ol>
        {texts.step.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="text-ink-soft">{texts.withdraw}</p>
    </div>
  );
}
