import type { ChangeEvent, FormEvent } from 'react';
import type { BasketLine } from '#modules/sales/basket/rules/basket-view.ts';
import { LINE_FILES, lineFilesField } from '#modules/sales/basket/rules/line-files.ts';
import * as basketScreenTexts from '#modules/sales/basket/texts/page.ts';
import { checkFile } from '#platform/files/rules/check-file.ts';
import { formatMegabytes } from '#platform/files/rules/file-size.ts';
import { shortenFileName } from '#platform/files/rules/file-type.ts';
import * as fileTexts from '#platform/files/texts/files.ts';
import { fileAlertText } from '#platform/files/texts/files.ts';
import { useHydrated } from '#platform/forms/storefront/use-hydrated.ts';
import { currentAlerts, dismissAlert, showAlert } from '#platform/ui/alert/alert-store.ts';
import { Button } from '#platform/ui/button.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { CloseIcon } from '#platform/ui/icons/signs.tsx';
import { controlLook, Input } from '#platform/ui/text-controls.tsx';

export interface ShownFile {
  id: number;
  name: string;
  address: string;
}

interface LineFilesProps {
  line: BasketLine;
  name: string;
  files: ShownFile[];
}

/** The fields belong to a separate form below the lines, so that files are not sent with quantities. */
export function LineFiles({ line, name, files }: LineFilesProps) {
  const form = fileFormId(line);
  const hydrated = useHydrated();
  function handleChange({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    // A new attempt: errors of the last one are out of date.
    for (const { id, kind } of currentAlerts()) if (kind === 'error') dismissAlert(id);
    const verdicts = [...(input.files ?? [])].map((file) => checkFile(file, { maxBytes: LINE_FILES.maxBytes }));
    const refusal = verdicts.map(fileAlertText).find((text) => text !== null);
    if (refusal) {
      input.value = '';
      showAlert({ kind: 'error', text: refusal });
    } else if (verdicts.length > 0) input.form?.requestSubmit();
  }

  return (
    <div>
      <p aria-hidden="true" className="mb-1 font-medium">
        {basketScreenTexts.files}
      </p>
      {files.length > 0 && (
        <ul aria-label={basketScreenTexts.ownFiles(name)} className="mb-2">
          {files.map((file) => (
            <li key={file.id} className="flex items-center gap-2">
              <a href={file.address} target="_blank" rel="noreferrer" className="underline wrap-anywhere">
                {shortenFileName(file.name)}
              </a>
              <Button
                type="submit"
                form={removalId(file)}
                look="quiet"
                square
                size="sm"
                aria-label={basketScreenTexts.removeFile(file.name)}
              >
                <CloseIcon className="size-5" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {files.length < LINE_FILES.max && (
        <>
          <div className="relative">
            {/* The browser's button has the browser's language, so ours is rendered beneath the transparent input. */}
            <Input
              key={files.length}
              type="file"
              form={form}
              name={lineFilesField(line)}
              accept={LINE_FILES.accept}
              aria-label={basketScreenTexts.filesOn(name)}
              onChange={handleChange}
              className={classNames('peer py-2.5', hydrated && 'absolute inset-0 cursor-pointer opacity-0')}
            />
            {hydrated && (
              <div
                aria-hidden="true"
                className={classNames(
                  controlLook,
                  'flex h-12 items-center px-3.5 font-semibold peer-hover:border-ink peer-focus-visible:outline-3 peer-focus-visible:outline-focus',
                )}
              >
                {fileTexts.choose}
              </div>
            )}
          </div>
          <p className="mt-1 text-ink-soft">
            {basketScreenTexts.filesHint(LINE_FILES.max, formatMegabytes(LINE_FILES.maxBytes))}
          </p>
          <noscript>
            <Button type="submit" form={form} look="secondary" size="sm" className="mt-2">
              {basketScreenTexts.sendFile}
            </Button>
          </noscript>
        </>
      )}
    </div>
  );
}

interface FileFormsProps {
  line: BasketLine;
  files: ShownFile[];
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

const ACTION = '/basketchange.php?type=multiproduct';

/** The forms of the field and of the buttons above. */
export function FileForms({ line, files, onSubmit }: FileFormsProps) {
  return (
    <>
      <form id={fileFormId(line)} method="post" encType="multipart/form-data" action={ACTION} onSubmit={onSubmit} />
      {files.map((file) => (
        <form key={file.id} id={removalId(file)} method="post" action={ACTION} onSubmit={onSubmit}>
          <input type="hidden" name="remove_file" value={file.id} />
        </form>
      ))}
    </>
  );
}

function removalId({ id }: ShownFile): string {
  return `remove-file-${id}`;
}

function fileFormId({ lineId }: BasketLine): string {
  return `files-${lineId}`;
}
