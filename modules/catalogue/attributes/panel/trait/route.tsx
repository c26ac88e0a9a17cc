import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { MoveButtons } from '#modules/back-office/resources/panel/move-buttons.tsx';
import { ResourceEditor } from '#modules/back-office/resources/panel/resource-editor.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { Button } from '#platform/ui/button.tsx';
import { FieldMessages, fieldWiring } from '#platform/ui/field-messages.tsx';
import { CloseIcon } from '#platform/ui/icons/signs.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import { values as texts, traits as traitTexts } from '../../texts/panel.ts';
import { changeTrait, loadTrait, type ValueAnswer } from './action.server.ts';

export const handle: PanelHandle = {
  access: 'catalogue.change',
  actions: {
    save: 'catalogue.change',
    value: 'catalogue.change',
    'value-up': 'catalogue.change',
    'value-down': 'catalogue.change',
    'value-remove': 'catalogue.change',
  },
  title: traitTexts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadTrait(args);
export const action = (args: ActionFunctionArgs) => changeTrait(args);

export default function Trait() {
  const { id } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const answer = sent && !('faults' in sent) ? sent : undefined;
  return (
    <>
      <ActResult answer={answer} />
      <ResourceEditor />
      {id !== null && <Values answer={answer} />}
    </>
  );
}

function Values({ answer }: { answer: ValueAnswer | undefined }) {
  const { values } = useLoaderData<typeof loader>();
  const refused = answer?.typed;
  const errorOf = (id: number | null) => (refused?.id === id ? answer?.refused : undefined);
  return (
    <Section title={texts.title} lead={texts.lead} className="mt-5 max-w-[60rem]">
      {values.length === 0 && <p>{texts.none}</p>}
      <ul className="grid gap-2">
        {values.map(({ id, name, products }, at) => (
          <li key={id}>
            <Form method="post" className="flex flex-wrap items-center gap-2">
              <input type="hidden" name="id" value={id} />
              <Input
                key={name}
                name="value"
                defaultValue={refused?.id === id ? refused.value : name}
                aria-label={texts.nameOf(name)}
                {...fieldWiring(`value-${id}`, undefined, errorOf(id))}
                maxLength={120}
                autoComplete="off"
                className="min-w-40 flex-1"
              />
              <span className="w-28 text-ink-soft text-sm">{texts.products(products)}</span>
              <div className="flex gap-1">
                <Button
                  type="submit"
                  name="intent"
                  value="value"
                  look="secondary"
                  size="sm"
                  aria-label={texts.saveOf(name)}
                >
                  {texts.save}
                </Button>
                <MoveButtons name={name} isFirst={at === 0} isLast={at === values.length - 1} prefix="value-" />
                <Button
                  type="submit"
                  name="intent"
                  value="value-remove"
                  look="quiet"
                  square
                  disabled={products > 0}
                  aria-label={texts.removeOf(name)}
                >
                  <CloseIcon className="size-5" />
                </Button>
              </div>
              <div className="w-full">
                <FieldMessages controlId={`value-${id}`} error={errorOf(id)} />
              </div>
            </Form>
          </li>
        ))}
      </ul>
      <Form method="post" key={values.length} className="flex flex-wrap items-center gap-2">
        <Input
          name="value"
          defaultValue={refused?.id === null ? refused.value : ''}
          aria-label={texts.fresh}
          {...fieldWiring('new-value', undefined, errorOf(null))}
          placeholder={texts.fresh}
          maxLength={120}
          autoComplete="off"
          className="min-w-40 flex-1"
        />
        <Button type="submit" name="intent" value="value" look="secondary">
          {texts.add}
        </Button>
        <div className="w-full">
          <FieldMessages controlId="new-value" error={errorOf(null)} />
        </div>
      </Form>
    </Section>
  );
}
