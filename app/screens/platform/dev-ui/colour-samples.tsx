import { classNames } from '#app/ui/class-names.ts';
import { devUiTexts } from '#texts/platform/dev-ui.ts';
import { SampleSection } from './sample-section.tsx';

// Written out: Tailwind only finds whole class names.
const pairs = [
  'bg-paper text-ink',
  'bg-surface text-ink',
  'bg-surface-2 text-ink',
  'bg-paper text-ink-soft',
  'bg-surface text-brand',
  'bg-brand text-brand-ink',
  'bg-brand-strong text-brand-ink',
  'bg-brand-soft text-brand',
  'bg-accent text-accent-ink',
  'bg-accent-soft text-ink',
  'bg-sale text-sale-ink',
  'bg-sale-soft text-sale',
  'bg-ok-soft text-ok',
  'bg-warn-soft text-warn',
  'bg-error-soft text-error',
  'bg-error text-error-ink',
];

export function ColourSamples() {
  return (
    <SampleSection heading={devUiTexts.colours.heading}>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {pairs.map((pair) => (
          <li key={pair} className={classNames('rounded-md border border-line p-4', pair)}>
            <span className="block font-semibold">{devUiTexts.colours.sample}</span>
            <span className="block text-sm">{pair}</span>
          </li>
        ))}
      </ul>
    </SampleSection>
  );
}
