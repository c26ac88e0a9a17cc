import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/text-controls.tsx';
import { add as texts } from '#texts/panel/content-pictures.ts';

/** What a new picture is sent with. */
export function AddPictureFields({ busy = false }: { busy?: boolean }) {
  return (
    <div className="grid gap-4">
      <Field label={texts.file} hint={texts.fileHint} required>
        {(control) => (
          <Input {...control} type="file" name="file" accept="image/jpeg,image/png,image/webp" className="py-2.5" />
        )}
      </Field>
      <Field label={texts.alt} hint={texts.altHint} required>
        {(control) => <Input {...control} name="alt" maxLength={300} autoComplete="off" />}
      </Field>
      <div>
        <Button type="submit" name="intent" value="add" look="secondary" loading={busy}>
          {texts.submit}
        </Button>
      </div>
    </div>
  );
}
