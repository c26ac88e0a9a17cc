import { Button } from '#platform/ui/button.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import { add as texts } from '../../texts/panel.ts';
import { PicturesField } from '../pictures-field.tsx';

export function AddPictureFields({ busy = false, alt }: { busy?: boolean; alt?: string }) {
  return (
    <div className="grid gap-4">
      <PicturesField label={texts.file} hint={texts.fileHint} name="file" required />
      <Field label={texts.alt} hint={texts.altHint} required>
        {(control) => <Input {...control} name="alt" defaultValue={alt} maxLength={300} autoComplete="off" />}
      </Field>
      <div>
        <Button type="submit" name="intent" value="add" look="secondary" loading={busy}>
          {texts.submit}
        </Button>
      </div>
    </div>
  );
}
