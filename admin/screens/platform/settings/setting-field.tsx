import { Field, type FieldControl } from '#app/ui/field.tsx';
import { Input, Select, Textarea } from '#app/ui/text-controls.tsx';
import * as texts from '#texts/panel/platform-settings.ts';
import type { FieldKind } from './groups.ts';

interface SettingFieldProps {
  path: string;
  kind: FieldKind;
  value: string;
  error?: string;
  disabled: boolean;
}

const HINTS: Partial<Record<FieldKind, string>> = {
  grosze: texts.grosze,
  position: texts.positionHint,
  list: texts.listHint,
};

/** One setting with the control of its kind. */
export function SettingField({ path, kind, value, error, disabled }: SettingFieldProps) {
  const isWide = kind === 'long' || kind === 'list';
  return (
    <Field label={texts.fields[path]} hint={HINTS[kind]} error={error} className={isWide ? 'sm:col-span-2' : undefined}>
      {(control) => <Control kind={kind} control={{ ...control, name: path, defaultValue: value, disabled }} />}
    </Field>
  );
}

interface Wired extends FieldControl {
  name: string;
  defaultValue: string;
  disabled: boolean;
}

function Control({ kind, control }: { kind: FieldKind; control: Wired }) {
  switch (kind) {
    case 'long':
      return <Textarea {...control} rows={3} />;
    case 'list':
      return <Textarea {...control} rows={6} className="font-mono text-sm" spellCheck={false} />;
    case 'number':
    case 'grosze':
      return <Input {...control} type="number" min={0} inputMode="numeric" />;
    case 'yes-no':
      return (
        <Select {...control}>
          <option value="true">{texts.yes}</option>
          <option value="false">{texts.no}</option>
        </Select>
      );
    case 'price-type':
      return (
        <Select {...control}>
          <option value="gross">{texts.priceTypes.gross}</option>
          <option value="net">{texts.priceTypes.net}</option>
        </Select>
      );
    default:
      return <Input {...control} />;
  }
}
