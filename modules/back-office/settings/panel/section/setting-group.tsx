import { Form } from 'react-router';
import { ResourceField } from '#modules/back-office/resources/panel/resource-field.tsx';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx';
import * as texts from '../../texts/panel.ts';
import type { GROUPS } from './groups.ts';
import type { Row } from './lists.ts';
import { cardAddress } from './sections.ts';
import { SettingRows } from './setting-rows.tsx';
import type { SettingsAnswer } from './settings-answer.ts';

interface SettingGroupProps {
  group: (typeof GROUPS)[number];
  values: Readonly<Record<string, string>>;
  lists: Readonly<Record<string, Row[]>>;
  answer: SettingsAnswer | undefined;
  mayChange: boolean;
}

/** One group of settings with its own button; what was typed stays when something is wrong. */
export function SettingGroup({ group, values, lists, answer, mayChange }: SettingGroupProps) {
  const { id, fields, lists: own = [] } = group;
  const isAccount = id === 'account';
  const intent = isAccount ? 'account' : 'save';
  const form = (
    <Form method="post" action={cardAddress(id)} noValidate>
      {/* Enter sends the first button of a form, and that must not be one that takes a row away. */}
      <button type="submit" name="intent" value={intent} hidden />
      <input type="hidden" name="group" value={id} />
      <fieldset disabled={!mayChange} className="grid gap-4 sm:grid-cols-2">
        <legend className="sr-only">{texts.groups[id]}</legend>
        {Object.entries(fields).map(([path, field]) => (
          <ResourceField
            key={path}
            name={path}
            field={field}
            words={texts.fields[path] ?? { label: path }}
            value={answer?.typed[path] ?? values[path] ?? ''}
            error={answer?.faults[path]}
            options={undefined}
          />
        ))}
        {own.map((path) => (
          <SettingRows
            key={path}
            path={path}
            group={id}
            rows={answer?.rows[path] ?? lists[path] ?? []}
            faults={faultsWithin(path, answer)}
            disabled={!mayChange}
          />
        ))}
        {mayChange && (
          <div className="sm:col-span-2">
            <Button type="submit" name="intent" value={intent}>
              {texts.save}
              <VisuallyHidden>: {texts.groups[id]}</VisuallyHidden>
            </Button>
          </div>
        )}
      </fieldset>
    </Form>
  );
  return (
    <Card id={id}>
      <h2 className="mb-4">{texts.groups[id]}</h2>
      {isAccount && <p className="mb-4 text-ink-soft">{texts.accountLead}</p>}
      <ActResult answer={answer} />
      {form}
    </Card>
  );
}

function faultsWithin(path: string, answer: SettingsAnswer | undefined): Record<string, string> {
  const within = Object.entries(answer?.faults ?? {}).filter(([at]) => at.startsWith(`${path}.`));
  return Object.fromEntries(within.map(([at, fault]) => [at.slice(path.length + 1), fault]));
}
