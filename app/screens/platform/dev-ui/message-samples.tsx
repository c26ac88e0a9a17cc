import { showAlert } from '#app/ui/alert/alert-store.ts';
import { Message } from '#app/ui/alert/message.tsx';
import { Button } from '#app/ui/button.tsx';
import { alertKinds } from '#rules/platform/alert/alert-timing.ts';
import * as devUiTexts from '#texts/platform/dev-ui.ts';
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
