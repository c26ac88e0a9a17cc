import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import type { ButtonLook } from '#platform/ui/button-look.ts';
import { BasketIcon } from '#platform/ui/icons/shopping.tsx';
import { SearchIcon } from '#platform/ui/icons/signs.tsx';
import * as devUiTexts from '#storefront/dev/texts/dev-ui.ts';
import { SampleSection } from './sample-section.tsx';

const texts = devUiTexts.buttons;
const looks = Object.keys(texts.looks) as ButtonLook[];

export function ButtonSamples() {
  return (
    <SampleSection heading={texts.heading}>
      {looks.map((look) => (
        <div key={look} className="flex flex-wrap items-center gap-3">
          <Button look={look}>{texts.looks[look]}</Button>
          <Button look={look} size="sm">
            {texts.small}
          </Button>
          <Button look={look} size="lg">
            <BasketIcon />
            {texts.large}
          </Button>
          <Button look={look} disabled>
            {texts.disabled}
          </Button>
          <Button look={look} loading>
            {texts.loading}
          </Button>
          <ButtonLink look={look} to="/dev/ui">
            {texts.link}
          </ButtonLink>
          <Button look={look} square aria-label={texts.square}>
            <SearchIcon />
          </Button>
        </div>
      ))}
      <div className="max-w-sm">
        <Button wide>{texts.wide}</Button>
      </div>
    </SampleSection>
  );
}
