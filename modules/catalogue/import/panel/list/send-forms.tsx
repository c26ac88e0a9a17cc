import { type ChangeEvent, useState } from 'react';
import { Form } from 'react-router';
import { Section } from '#platform/panel-ui/section.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import { refusals, send as texts } from '../../texts/panel.ts';
import type { SendAnswer } from './action.server.ts';

/** A little less than the server takes: the form has parts besides the file. */
const LARGEST_MB = 12;
const LARGEST = LARGEST_MB * 1_048_576 - 4096;

/** A file from the disk, or from an address. */
export function SendForms({ answer }: { answer: SendAnswer | undefined }) {
  const [isTooLarge, setTooLarge] = useState(false);
  const fileFault = isTooLarge ? refusals['file-large'](LARGEST_MB) : answer?.fault.file;

  function measure({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) {
    setTooLarge((files?.[0]?.size ?? 0) > LARGEST);
  }

  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Section title={texts.fileTitle}>
        {/* Sent as a page: what is refused on its way is answered by a page too. */}
        <Form method="post" encType="multipart/form-data" reloadDocument className="grid gap-4">
          <Field label={texts.file} hint={texts.fileHint(LARGEST_MB)} error={fileFault} required>
            {(control) => (
              <Input
                {...control}
                type="file"
                name="file"
                accept=".csv,.xml,.gz"
                className="py-2.5"
                onChange={measure}
              />
            )}
          </Field>
          <div>
            <Button type="submit" name="intent" value="send" disabled={isTooLarge}>
              {texts.fileButton}
            </Button>
          </div>
        </Form>
      </Section>
      <Section title={texts.addressTitle}>
        <Form method="post" className="grid gap-4">
          <TextField
            label={texts.address}
            hint={texts.addressHint}
            error={answer?.fault.address}
            name="address"
            type="url"
            inputMode="url"
            autoComplete="off"
            defaultValue={answer?.address}
            required
          />
          <div>
            <Button type="submit" name="intent" value="fetch">
              {texts.addressButton}
            </Button>
          </div>
        </Form>
      </Section>
    </div>
  );
}
