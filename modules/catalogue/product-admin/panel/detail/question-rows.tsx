import { Button } from '#platform/ui/button.tsx';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Input, Select } from '#platform/ui/text-controls.tsx';
import type { AnswerRow, QuestionRow } from '../../rules/line-rows.ts';
import { questions as texts } from '../../texts/panel-product.ts';
import { RowMoves } from './row-moves.tsx';

const FRESH: QuestionRow = {
  label: '',
  required: false,
  kind: 'choice',
  maxLength: '',
  answers: [{ label: '', surcharge: '' }],
};
const KINDS = Object.keys(texts.kinds) as QuestionRow['kind'][];

interface QuestionRowsProps {
  rows: readonly QuestionRow[];
  onChange(rows: QuestionRow[]): void;
}

/** Questions of the configurator, each with its answers. */
export function QuestionRows({ rows, onChange }: QuestionRowsProps) {
  return (
    <div className="grid gap-3">
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question is known by its place until it has a name
        <fieldset key={at} className="grid gap-3 rounded-md border border-line p-3">
          <legend className="px-1 font-semibold">{texts.legend(at + 1)}</legend>
          <Question row={row} onChange={(next) => onChange(rows.with(at, next))} />
          <RowMoves rows={rows} at={at} name={row.label || texts.legend(at + 1)} onChange={onChange} />
        </fieldset>
      ))}
      <div>
        <Button look="secondary" size="sm" onClick={() => onChange([...rows, FRESH])}>
          {texts.add}
        </Button>
      </div>
    </div>
  );
}

function Question({ row, onChange }: { row: QuestionRow; onChange(row: QuestionRow): void }) {
  const { label, required, kind, maxLength, answers } = row;
  return (
    <>
      <div className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <Field label={texts.label}>
          {(control) => (
            <Input
              {...control}
              value={label}
              onChange={({ target }) => onChange({ ...row, label: target.value })}
              maxLength={80}
              autoComplete="off"
            />
          )}
        </Field>
        <Field label={texts.kind}>
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={({ target }) => onChange({ ...row, kind: target.value as QuestionRow['kind'] })}
            >
              {KINDS.map((one) => (
                <option key={one} value={one}>
                  {texts.kinds[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {kind === 'text' && (
          <Field label={texts.maxLength}>
            {(control) => (
              <Input
                {...control}
                value={maxLength}
                onChange={({ target }) => onChange({ ...row, maxLength: target.value })}
                inputMode="numeric"
                autoComplete="off"
              />
            )}
          </Field>
        )}
        <Checkbox
          label={texts.required}
          checked={required}
          onChange={({ target }) => onChange({ ...row, required: target.checked })}
        />
      </div>
      {kind !== 'text' && <Answers rows={answers} onChange={(next) => onChange({ ...row, answers: next })} />}
    </>
  );
}

function Answers({ rows, onChange }: { rows: readonly AnswerRow[]; onChange(rows: AnswerRow[]): void }) {
  return (
    <div className="grid gap-2">
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer is known by its place until it has a name
        <div key={at} className="flex flex-wrap gap-2">
          <Input
            value={row.label}
            onChange={({ target }) => onChange(rows.with(at, { ...row, label: target.value }))}
            aria-label={texts.answer(at + 1)}
            placeholder={texts.answer(at + 1)}
            maxLength={80}
            autoComplete="off"
            className="min-w-40 flex-1"
          />
          <Input
            value={row.surcharge}
            onChange={({ target }) => onChange(rows.with(at, { ...row, surcharge: target.value }))}
            aria-label={texts.surcharge(at + 1)}
            placeholder={texts.surchargeShort}
            inputMode="decimal"
            autoComplete="off"
            className="figures w-28"
          />
          <RowMoves rows={rows} at={at} name={row.label || texts.answer(at + 1)} onChange={onChange} />
        </div>
      ))}
      <div>
        <Button look="quiet" size="sm" onClick={() => onChange([...rows, { label: '', surcharge: '' }])}>
          {texts.addAnswer}
        </Button>
      </div>
    </div>
  );
}
