import { useState } from 'react';
import { showAlert } from '#platform/ui/alert/alert-store.ts';
import { Button } from '#platform/ui/button.tsx';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { type ConsentCategory, consentCategories } from '../rules/consent.ts';
import * as consentTexts from '../texts/storefront.ts';
import { allow, allowedNow } from './consent-store.ts';

export default function ConsentSettings({ onClose }: { onClose(): void }) {
  const [chosen, setChosen] = useState<ConsentCategory[]>(allowedNow);

  function save(categories: readonly ConsentCategory[]) {
    allow(categories);
    onClose();
    showAlert({ kind: 'success', text: consentTexts.saved });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={consentTexts.settingsTitle}
      footer={
        // Refusing is as easy as accepting.
        <div className="grid w-full gap-2 md:grid-cols-2">
          <Button look="secondary" className="md:col-span-2" onClick={() => save(chosen)}>
            {consentTexts.save}
          </Button>
          <Button onClick={() => save([])}>{consentTexts.refuse}</Button>
          <Button onClick={() => save(consentCategories)}>{consentTexts.acceptAll}</Button>
        </div>
      }
    >
      <div className="flex flex-col gap-3">
        <Checkbox
          label={<strong>{consentTexts.necessary.name}</strong>}
          hint={consentTexts.necessary.description}
          checked
          disabled
          readOnly
        />
        {consentCategories.map((category) => (
          <Checkbox
            key={category}
            label={<strong>{consentTexts.categories[category].name}</strong>}
            hint={consentTexts.categories[category].description}
            checked={chosen.includes(category)}
            onChange={({ currentTarget }) =>
              setChosen(currentTarget.checked ? [...chosen, category] : chosen.filter((other) => other !== category))
            }
          />
        ))}
      </div>
    </Dialog>
  );
}
