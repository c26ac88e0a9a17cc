import { type ActionFunctionArgs, Form, useActionData, useNavigation } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { ActResult } from '#admin/ui/act-result.tsx';
import { ScreenHeader } from '#admin/ui/screen-header.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Table } from '#app/ui/table.tsx';
import { Input } from '#app/ui/text-controls.tsx';
import * as texts from '#texts/panel/catalogue-import.ts';
import { bringFile } from './act.server.ts';

export const handle: PanelHandle = {
  access: 'catalogue.change',
  acts: { check: 'catalogue.change', import: 'catalogue.change' },
  title: texts.title,
};
export const action = ({ context, request }: ActionFunctionArgs) => bringFile(context, request);

export default function Import() {
  const answer = useActionData<typeof action>();
  const isSending = useNavigation().state !== 'idle';
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      <ActResult answer={answer} />
      <Form method="post" encType="multipart/form-data" className="panel-card grid max-w-[40rem] gap-4">
        <Field label={texts.file} hint={texts.fileHint}>
          {(control) => <Input {...control} type="file" name="file" accept=".csv,.xml" className="py-2.5" />}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="import" loading={isSending}>
            {texts.bring}
          </Button>
          <Button type="submit" name="intent" value="check" look="secondary" loading={isSending}>
            {texts.check}
          </Button>
        </div>
      </Form>
      {answer && answer.problems.length > 0 && (
        <Table caption={texts.problems} captionHidden={false} className="mt-6 max-w-[56rem]">
          <thead>
            <tr>
              <th scope="col">{texts.columns.row}</th>
              <th scope="col">{texts.columns.column}</th>
              <th scope="col">{texts.columns.reason}</th>
            </tr>
          </thead>
          <tbody>
            {answer.problems.map(({ row, column, reason }) => (
              <tr key={`${row} ${column} ${reason}`}>
                <td>{row}</td>
                <td>{column}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}
