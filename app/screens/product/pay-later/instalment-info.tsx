import type { InstalmentSystem } from '#rules/instalments/pay-later.ts';
import { payLaterTexts } from '#texts/pay-later.ts';

const texts = payLaterTexts.instalments;

export function InstalmentInfo({ systems }: { systems: InstalmentSystem[] }) {
  return (
    <div className="prose">
      <p>{texts.lead}</p>
      {systems.map((system) => (
        <section key={system.id}>
          <h3>
            {texts.offer}: {system.name}
          </h3>
          <ul className="figures mt-2">
            <li>{texts.limits(system)}</li>
            <li>{texts.months(system.months)}</li>
            <li>{texts.rate(system.annualPermille)}</li>
          </ul>
        </section>
      ))}
      <h3>{texts.steps}</h3>
      <ol>
        {texts.step.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="text-ink-soft">{texts.withdraw}</p>
    </div>
  );
}
