import { alertKinds } from '#platform/alerts/rules/alert-timing.ts';
import { showAlert } from '#platform/ui/alert/alert-store.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import * as devUiTexts from '#storefront/dev/texts/dev-ui.ts';
import { SampleSection } from './sample-section.tsx';

const texts = devUiTexts.messages;

export function MessageSamples() {
  return (
    <SampleSection heading={texts.heading}>
      <div className="grid gap-3 md:grid-cols-2">
        {alertKinds.map((kind) => (
          <Message key={kind} kind={kind} title={texts.texts[kind]}>
            {texts.inPage}
          </Message>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        {alertKinds.map((kind) => (
          <Button key={kind} look="secondary" onClick={() => showAlert({ kind, text: texts.texts[kind] })}>
            {texts.popups[kind]}
          </Button>
        ))}
      </div>
    </SampleSection>
  );
}
