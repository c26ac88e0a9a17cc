import { type FetcherWithComponents, useFetcher } from 'react-router';
import { MoveButtons } from '#modules/back-office/resources/panel/move-buttons.tsx';
import { formatMegabytes } from '#platform/files/rules/file-size.ts';
import { fileAddress } from '#platform/files/rules/file-type.ts';
import { OWNER_MEDIA, OWNER_PICTURES } from '#platform/files/rules/owner-pictures.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { TrashIcon } from '#platform/ui/icons/objects.tsx';
import { CheckIcon } from '#platform/ui/icons/signs.tsx';
import { Table } from '#platform/ui/table.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import { sections, files as texts } from '../../texts/panel-product.ts';
import type { FilesAnswer } from './file-actions.server.ts';
import type { EditedProduct } from './load.server.ts';

const ACCEPTED = ['application/pdf', ...OWNER_PICTURES.types, ...OWNER_MEDIA.types].join();

interface FileSectionProps {
  product: EditedProduct;
  /** Of a form that was sent without a script. */
  answer: FilesAnswer | undefined;
}

/** Manuals and other files of a product, in the order its page shows them. */
export function FileSection({ product: { files, mayChange }, answer }: FileSectionProps) {
  const { data, Form } = useFetcher<FilesAnswer>();
  const title = (data ?? answer)?.fileTitle;
  return (
    <Section id="pliki" title={sections.pliki} lead={texts.lead}>
      <ActResult answer={data} />
      {files.length === 0 && <p className="text-ink-soft">{texts.none}</p>}
      {files.length > 0 && (
        <Table caption={sections.pliki}>
          <thead>
            <tr>
              {[texts.title, texts.kind, texts.file, ...(mayChange ? [texts.act] : [])].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {files.map((file, at) => (
              <FileRow
                key={file.id}
                file={file}
                isFirst={at === 0}
                isLast={at === files.length - 1}
                may={mayChange}
                Form={Form}
              />
            ))}
          </tbody>
        </Table>
      )}
      {mayChange && (
        <Form
          method="post"
          encType="multipart/form-data"
          key={files.length}
          className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
        >
          <TextField label={texts.title} hint={texts.titleHint} name="title" defaultValue={title} maxLength={200} />
          <TextField
            label={texts.choose}
            hint={texts.chooseHint}
            name="file"
            type="file"
            accept={ACCEPTED}
            className="py-2.5"
          />
          <Button type="submit" name="intent" value="file-add" look="secondary">
            {texts.add}
          </Button>
          <Checkbox className="sm:col-span-3" label={texts.gallery} hint={texts.galleryHint} name="gallery" value="1" />
        </Form>
      )}
    </Section>
  );
}

interface FileRowProps {
  file: EditedProduct['files'][number];
  isFirst: boolean;
  isLast: boolean;
  may: boolean;
  /** Of the section, which says what came of it. */
  Form: FetcherWithComponents<unknown>['Form'];
}

function FileRow({ file: { id, title, kind, file, bytes }, isFirst, isLast, may, Form }: FileRowProps) {
  return (
    <tr>
      <th scope="row">
        {may ? (
          <Form method="post" preventScrollReset className="flex gap-1">
            <input type="hidden" name="enclosure" value={id} />
            <Input name="title" defaultValue={title} maxLength={200} aria-label={texts.titleOf(title)} />
            <Button type="submit" name="intent" value="file-name" look="quiet" square aria-label={texts.save(title)}>
              <CheckIcon />
            </Button>
          </Form>
        ) : (
          title
        )}
      </th>
      <td>{texts.kinds[kind]}</td>
      <td>
        <a href={fileAddress(file)} className="underline">
          {texts.open}
        </a>
        {bytes !== null && <span className="block text-ink-soft text-sm">{formatMegabytes(bytes)}</span>}
      </td>
      {may && (
        <td>
          <Form method="post" preventScrollReset className="flex gap-1">
            <input type="hidden" name="enclosure" value={id} />
            <MoveButtons name={title} isFirst={isFirst} isLast={isLast} prefix="file-" />
            <Button
              type="submit"
              name="intent"
              value="file-remove"
              look="quiet"
              square
              aria-label={texts.remove(title)}
            >
              <TrashIcon />
            </Button>
          </Form>
        </td>
      )}
    </tr>
  );
}
