import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Table } from '#platform/ui/table.tsx';
import { Input, Select } from '#platform/ui/text-controls.tsx';
import { points as texts } from '../../texts/panel.ts';
import { bringPoints, type PointsAnswer } from './action.server.ts';
import { loadPoints } from './load.server.ts';

export const handle: PanelHandle = {
  access: 'offer.change',
  actions: { import: 'offer.change' },
  title: texts.title,
};

export const loader = ({ context }: LoaderFunctionArgs) => loadPoints(context);
export const action = (args: ActionFunctionArgs) => bringPoints(args);

export default function PointsImport() {
  const { couriers } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      <ActResult answer={answer} />
      <Faults answer={answer} />
      {couriers.length === 0 ? (
        <p>{texts.noCouriers}</p>
      ) : (
        <Form method="post" encType="multipart/form-data" className="panel-card grid max-w-[40rem] gap-4">
          <Field label={texts.courier} required>
            {(control) => (
              <Select {...control} name="courier" defaultValue={answer?.courier}>
                {couriers.map(({ id, name, points }) => (
                  <option key={id} value={id}>
                    {`${name} (${texts.counts(points)})`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={texts.file} hint={texts.fileHint} required>
            {(control) => (
              <Input
                {...control}
                type="file"
                name="file"
                accept=".csv,.json,text/csv,application/json"
                className="py-2"
              />
            )}
          </Field>
          <div>
            <Button type="submit" name="intent" value="import">
              {texts.send}
            </Button>
          </div>
        </Form>
      )}
    </>
  );
}

function Faults({ answer }: { answer: PointsAnswer | undefined }) {
  if (!answer?.faults) return null;
  return (
    <div className="mb-6">
      <Message kind="error" className="mb-3">
        {texts.faultsTitle}
      </Message>
      <Table caption={texts.faultsTitle}>
        <thead>
          <tr>
            <th scope="col">{texts.row}</th>
            <th scope="col">{texts.column}</th>
            <th scope="col">{texts.fault}</th>
          </tr>
        </thead>
        <tbody>
          {answer.faults.map(({ row, field, fault }) => (
            <tr key={row}>
              <td>{row}</td>
              <td>{field}</td>
              <td>{fault}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {answer.more ? <p className="mt-2">{texts.more(answer.more)}</p> : null}
    </div>
  );
}
