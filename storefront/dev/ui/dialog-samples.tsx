import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Dialog, type DialogPlace } from '#platform/ui/dialog.tsx';
import * as devUiTexts from '#storefront/dev/texts/dev-ui.ts';
import { SampleSection } from './sample-section.tsx';

const texts = devUiTexts.dialogs;
const placements = Object.keys(texts.open) as DialogPlace[];

export function DialogSamples() {
  const [open, setOpen] = useState<DialogPlace | null>(null);
  const close = () => setOpen(null);
  const footer = (
    <>
      <Button look="secondary" onClick={close}>
        {texts.keep}
      </Button>
      <Button look="danger" onClick={close}>
        {texts.confirm}
      </Button>
    </>
  );
  return (
    <SampleSection heading={texts.heading}>
      <div className="flex flex-wrap gap-3">
        {placements.map((place) => (
          <Button key={place} look="secondary" onClick={() => setOpen(place)}>
            {texts.open[place]}
          </Button>
        ))}
      </div>
      {placements.map((place) => (
        <Dialog key={place} open={open === place} onClose={close} title={texts.title} place={place} footer={footer}>
          {texts.text}
        </Dialog>
      ))}
    </SampleSection>
  );
}
