import { AccordionItem } from '#app/ui/accordion.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { devUiTexts } from '#texts/platform/dev-ui.ts';
import { SampleSection } from './sample-section.tsx';

const texts = devUiTexts.navigation;

export function NavigationSamples() {
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
