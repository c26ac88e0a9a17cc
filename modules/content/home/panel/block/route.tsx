import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { zoneKinds } from '#modules/catalogue/recommendations/rules/zones.ts';
import { PictureField } from '#modules/content/pictures/panel/rich-text/picture-field.tsx';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { Field } from '#platform/ui/field.tsx';
import { FieldGroup } from '#platform/ui/field-group.tsx';
import { Input, Select, Textarea } from '#platform/ui/text-controls.tsx';
import { BLOCK_QUESTIONS, type BlockQuestion } from '../../rules/block-form.ts';
import type { HomeBlockKind } from '../../rules/home-blocks.ts';
import * as texts from '../../texts/panel.ts';
import { changeBlock, loadBlock } from './action.server.ts';

export const handle: PanelHandle = {
  access: 'content.see',
  actions: { save: 'content.change' },
  title: ({ kind }: { kind: HomeBlockKind }) => texts.kinds[kind].name,
};
export const loader = (args: LoaderFunctionArgs) => loadBlock(args);
export const action = (args: ActionFunctionArgs) => changeBlock(args);

export default function HomeBlock() {
  const { kind, mark, banners, written } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { name, about } = texts.kinds[kind];
  const typed = answer?.written ?? written;
  return (
    <>
      <ScreenHeader title={name} lead={about} back={{ to: '/zaplecze/strona-glowna', label: texts.title }} />
      <ActResult answer={answer} />
      <Form method="post" noValidate className="panel-card grid max-w-[48rem] gap-4">
        <input type="hidden" name="mark" value={answer?.mark ?? mark} />
        {BLOCK_QUESTIONS[kind].map((question) => (
          <BlockConfirmation key={question} question={question} typed={typed[question] ?? []} banners={banners} />
        ))}
        <div>
          <Button type="submit" name="intent" value="save">
            {texts.actions.save}
          </Button>
        </div>
      </Form>
    </>
  );
}

interface BlockConfirmationProps {
  question: BlockQuestion;
  typed: string[];
  banners: { id: number; title: string }[];
}

function BlockConfirmation({ question, typed, banners }: BlockConfirmationProps) {
  const words = texts.blockFields[question];
  const zones = zoneKinds.map((kind) => ({ value: kind, label: texts.zoneNames[kind] ?? kind }));
  const bannerOptions = banners.map(({ id, title }) => ({ value: String(id), label: title }));
  if (question === 'banners') return <Ticks name={question} words={words} typed={typed} options={bannerOptions} />;
  if (question === 'kinds') return <Ticks name={question} words={words} typed={typed} options={zones} />;
  const value = question === 'products' ? typed.join(', ') : (typed[0] ?? '');
  const common = { name: question, defaultValue: value };
  return (
    <Field {...words}>
      {(control) => {
        if (question === 'zone' || question === 'banner') {
          return (
            <Select {...control} {...common}>
              {(question === 'zone' ? zones : bannerOptions).map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Select>
          );
        }
        if (question === 'photo') return <PictureField control={control} name={question} value={value} />;
        if (question === 'text') return <Textarea {...control} {...common} rows={6} />;
        return (
          <Input {...control} {...common} inputMode={question === 'max' ? 'numeric' : undefined} autoComplete="off" />
        );
      }}
    </Field>
  );
}

interface TicksProps {
  name: string;
  words: { label: string; hint?: string };
  typed: string[];
  options: { value: string; label: string }[];
}

function Ticks({ name, words, typed, options }: TicksProps) {
  return (
    <FieldGroup legend={words.label} hint={words.hint}>
      {options.map(({ value, label }) => (
        <Checkbox key={value} label={label} name={name} value={value} defaultChecked={typed.includes(value)} />
      ))}
    </FieldGroup>
  );
}
