import type * as Route from '#platform/routing/route-types.ts';
import { onlyForDevelopers } from '#platform/shell/storefront/not-found.server.ts';
import { AccordionItem } from '#platform/ui/accordion.tsx';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { Pagination } from '#platform/ui/pagination.tsx';
import { Tabs } from '#platform/ui/tabs.tsx';
import * as devUiTexts from '#storefront/dev/texts/dev-ui.ts';
import { ButtonSamples } from './button-samples.tsx';
import { CarouselSamples } from './carousel-samples.tsx';
import { DialogSamples } from './dialog-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { IconSamples } from './icon-samples.tsx';
import { MarkSamples } from './mark-samples.tsx';
import { MessageSamples } from './message-samples.tsx';
import { SampleSection } from './sample-section.tsx';
import { TypeSamples } from './type-samples.tsx';

export const meta = () => [{ title: devUiTexts.title }, { name: 'robots', content: 'noindex' }];

export function loader({ context }: Route.LoaderArgs) {
  onlyForDevelopers(context);
  return null;
}

export default function DevUiRoute() {
  return (
    <div className="page-width py-10 md:py-16">
      <h1>{devUiTexts.title}</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-soft">{devUiTexts.intro}</p>
      <ColourSamples />
      <TypeSamples />
      <ButtonSamples />
      <IconSamples />
      <FieldSamples />
      <MarkSamples />
      <NavigationSamples />
      <MessageSamples />
      <DialogSamples />
      <CarouselSamples />
    </div>
  );
}

const texts = devUiTexts.navigation;

function NavigationSamples() {
  return (
    <SampleSection heading={texts.heading}>
      <Breadcrumbs crumbs={texts.crumbs.map((label, index) => ({ label, to: `/dev/ui?poziom=${index}` }))} />
      <Tabs label={texts.tabs} tabs={texts.panels} />
      <div className="max-w-xl">
        {texts.questions.map(({ question, answer }) => (
          <AccordionItem key={question} title={question} group="dev-ui-questions">
            {answer}
          </AccordionItem>
        ))}
      </div>
      <Pagination page={5} pages={12} hrefFor={(page) => `/dev/ui?strona=${page}`} />
    </SampleSection>
  );
}

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

function ColourSamples() {
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
