import { Form } from 'react-router';
import { actions, remove, removeQuestion } from '#modules/back-office/resources/texts/panel.ts';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { type PanelColumn, PanelTable } from '#platform/panel-ui/panel-table.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import type { SearchRuleKind } from '../../rules/own-rules.ts';
import * as texts from '../../texts/panel.ts';

interface RuleRow {
  id: number;
  phrases: string;
  cells: string[];
}

interface RuleTableProps {
  kind: SearchRuleKind;
  rows: RuleRow[];
  list: string;
  mayChange: boolean;
}

export function RuleTable({ kind, rows, list, mayChange }: RuleTableProps) {
  const { title, columns, fields } = texts.rules[kind];
  const all: PanelColumn<RuleRow>[] = [
    {
      label: fields.phrases?.label ?? title,
      cell: ({ id, phrases }) => (mayChange ? <TextLink to={`${list}/${id}`}>{phrases}</TextLink> : phrases),
      className: 'lg:min-w-48',
    },
    ...columns.map((label, at) => ({ label, cell: ({ cells }: RuleRow) => cells[at] })),
  ];
  if (mayChange) {
    all.push({
      label: actions,
      isActions: true,
      cell: ({ id, phrases }) => (
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <ConfirmButton intent="remove" look="quiet" size="sm" question={removeQuestion(phrases)}>
            {remove}
          </ConfirmButton>
        </Form>
      ),
    });
  }
  return <PanelTable caption={title} columns={all} rows={rows} keyOf={({ id }) => id} />;
}
