import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { redirects as texts } from '#modules/catalogue/redirects/texts/panel.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { Empty } from '#platform/panel-ui/empty.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { SearchBar } from '#platform/panel-ui/search-bar.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Link } from '#platform/ui/link.tsx';
import { Table } from '#platform/ui/table.tsx';
import { changeRedirects, loadRedirects, type RedirectsAnswer } from './action.server.ts';

export const handle: PanelHandle = {
  access: 'content.see',
  actions: { add: 'content.change', remove: 'content.change', import: 'content.change' },
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadRedirects(args);
export const action = (args: ActionFunctionArgs) => changeRedirects(args);

export default function Redirects() {
  const { text, rows, next, tried, found, mayChange } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      <ActResult answer={answer} />
      {answer?.problems && <Problems rows={answer.problems} />}
      <div className="mb-5 grid items-start gap-4 xl:grid-cols-2">
        <Section title={texts.testTitle}>
          <SearchBar label={texts.testField} name="adres" value={tried} submit={texts.test} title={texts.test} />
          <p role="status">{found}</p>
        </Section>
        {mayChange && <AddForms key={rows.length} typed={answer?.typed} />}
      </div>
      <div className="mb-4">
        <SearchBar label={texts.search} name="szukaj" value={text} submit={texts.find} />
      </div>
      {rows.length === 0 ? <Empty text={texts.empty} /> : <RedirectTable />}
      {next && (
        <p className="mt-3">
          <Link to={next} className="underline">
            {texts.next}
          </Link>
        </p>
      )}
    </>
  );
}

/** One by hand, or many from a file. */
function AddForms({ typed }: { typed: RedirectsAnswer['typed'] }) {
  const { file } = texts;
  return (
    <>
      <Section title={texts.addTitle}>
        <Form method="post" className="grid gap-3">
          <TextField
            label={texts.source}
            hint={texts.sourceHint}
            name="source"
            defaultValue={typed?.source}
            autoComplete="off"
            required
          />
          <TextField
            label={texts.target}
            hint={texts.targetHint}
            name="target"
            defaultValue={typed?.target}
            autoComplete="off"
            required
          />
          <div>
            <Button type="submit" name="intent" value="add" look="secondary">
              {texts.add}
            </Button>
          </div>
        </Form>
      </Section>
      <Section title={file.title}>
        <Form method="post" encType="multipart/form-data" className="grid gap-3">
          <TextField
            label={file.field}
            hint={file.hint}
            name="file"
            type="file"
            accept=".csv,text/csv"
            className="py-2.5"
          />
          <div>
            <Button type="submit" name="intent" value="import" look="secondary">
              {file.submit}
            </Button>
          </div>
        </Form>
      </Section>
    </>
  );
}

function Problems({ rows }: { rows: NonNullable<RedirectsAnswer['problems']> }) {
  const { file } = texts;
  return (
    <Table caption={file.problems} className="mb-5">
      <thead>
        <tr>
          <th scope="col">{file.row}</th>
          <th scope="col">{file.fault}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, text }) => (
          <tr key={`${row} ${text}`}>
            <th scope="row">{row}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function RedirectTable() {
  const { rows, mayChange } = useLoaderData<typeof loader>();
  return (
    <Table caption={texts.title}>
      <thead>
        <tr>
          <th scope="col">{texts.source}</th>
          <th scope="col">{texts.target}</th>
          {mayChange && <th scope="col">{texts.act}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ source, target }) => (
          <tr key={source}>
            <th scope="row" className="break-all">
              {source}
            </th>
            <td className="break-all">{target}</td>
            {mayChange && (
              <td>
                <Form method="post">
                  <input type="hidden" name="source" value={source} />
                  <input type="hidden" name="target" value={target} />
                  <ConfirmButton intent="remove" look="quiet" size="sm" question={texts.removeQuestion(source)}>
                    {texts.remove}
                  </ConfirmButton>
                </Form>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
