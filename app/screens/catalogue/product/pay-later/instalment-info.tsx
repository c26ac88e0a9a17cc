import type { InstalmentSystem } from '#rules/selling/instalments/pay-later.ts';
import * as payLaterTexts from '#texts/selling/pay-later.ts';

const texts = payLaterTexts.instalments;

interface InstalmentInfoProps {
  systems: InstalmentSystem[];
  /** Level of its headings: a page has one more than a window. */
  heading: 'h2' | 'h3';
}

export function InstalmentInfo({ systems, heading: Heading }: InstalmentInfoProps) {
  return (
    <div className="prose">
      <p>{texts.lead}</p>
      {systems.map((system) => (
        <section key={system.id}>
          <Heading>
            {texts.offer}: {system.name}
          </Heading>
          <ul className="figures mt-2">
            <li>{texts.limits(system)}</li>
            <li>{texts.months(system.months)}</li>
            <li>{texts.rate(system.annualPermille)}</li>
          </ul>
        </section>
      ))}
      <Heading>{texts.steps}</Heading>
      <ol>
        {texts.step.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="text-ink-soft">{texts.withdraw}</p>
    </div>
  );
}
