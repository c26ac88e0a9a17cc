import { TextLink } from '#platform/ui/text-link.tsx';
import * as devUiTexts from '#storefront/dev/texts/dev-ui.ts';
import { SampleSection } from './sample-section.tsx';

const texts = devUiTexts.type;

export function TypeSamples() {
  return (
    <SampleSection heading={texts.heading}>
      <div className="grid max-w-prose gap-4">
        <p className="type-display">{texts.first}</p>
        <p className="type-section">{texts.second}</p>
        <h3>{texts.third}</h3>
        <p>
          {texts.text} <TextLink to="/dev/ui">{texts.link}</TextLink>.
        </p>
        <p className="text-sm text-ink-soft">{texts.small}</p>
        <ul className="figures w-32 text-right text-xl font-semibold">
          {texts.figures.map((figure) => (
            <li key={figure}>{figure}</li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-6">
          <TextLink to="/dev/ui" quiet>
            {texts.quietLink}
          </TextLink>
          <TextLink to="https://example.com/" external>
            {texts.externalLink}
          </TextLink>
        </p>
      </div>
    </SampleSection>
  );
}
