import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { type AttachmentLimits, checkAttachments } from '#platform/files/rules/check-file.ts';
import { shortenFileName } from '#platform/files/rules/file-type.ts';
import type { PhotoLimits } from '#platform/files/rules/shrink-photo.ts';
import * as fileTexts from '#platform/files/texts/files.ts';
import { attachmentsText } from '#platform/files/texts/files.ts';
import { showAlert } from '#platform/ui/alert/alert-store.ts';
import { Button } from '#platform/ui/button.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { Field } from '#platform/ui/field.tsx';
import { CloseIcon } from '#platform/ui/icons/signs.tsx';
import { controlLook, Input } from '#platform/ui/text-controls.tsx';
import { putFiles, type Smaller, shrinkPhotos } from './large-photos.ts';
import { SmallerOffer } from './smaller-offer.tsx';
import { useHydrated } from './use-hydrated.ts';
import type { FieldState } from './use-shop-form.ts';

interface FilesControlProps {
  field: FieldState;
  label: ReactNode;
  hint?: ReactNode;
  limits: AttachmentLimits & PhotoLimits;
  accept?: string;
}

/**
 * A choice of several files. Each choice is added to those before: a phone gives one photo at a time. What breaks the limits is
 * not taken, and the field says why; photos that were too large are offered smaller (decision 63). The server checks again.
 */
export function FilesControl({ field, label, hint, limits, accept }: FilesControlProps) {
  const { id, name, ...control } = field.control;
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const kept = useRef<File[]>([]);
  /** Counts what was chosen and removed, so that an offer for an earlier choice is known as late. */
  const turn = useRef(0);
  const [names, setNames] = useState<string[]>([]);
  const [offer, setOffer] = useState<Smaller | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  function keep(files: File[]) {
    kept.current = files;
    turn.current += 1;
    setOffer(null);
    if (input.current) putFiles(input.current, files);
    setNames(files.map((file) => file.name));
  }

  async function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const before = kept.current;
    const allFiles = [...before, ...Array.from(currentTarget.files ?? [])];
    const text = attachmentsText(checkAttachments(allFiles, limits));
    setRefusal(text);
    keep(text === null ? allFiles : before);
    if (text === null) return;
    // S5.11, S5.12
    showAlert({ kind: 'error', text });
    const mine = turn.current;
    const smaller = await shrinkPhotos(allFiles, limits);
    if (smaller && mine === turn.current && checkAttachments(smaller.files, limits).kind === 'ok') setOffer(smaller);
  }

  function takeOffer() {
    setRefusal(null);
    if (offer) keep(offer.files);
    input.current?.focus();
  }

  function remove(at: number) {
    setRefusal(null);
    keep(kept.current.filter((_, index) => index !== at));
    input.current?.focus();
  }

  const error = refusal ?? field.error;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional>
      {(wiring) => (
        <>
          <div className="relative">
            {/* The browser words its own button in its own language, so ours is rendered beneath the transparent input. */}
            <Input
              {...control}
              {...wiring}
              ref={input}
              // The brackets say that it may come several times (contract 2.21).
              name={`${name}[]`}
              type="file"
              accept={accept}
              multiple
              data-max-bytes={limits.maxBytes}
              onChange={handleChange}
              className={classNames('peer py-2.5', hydrated && 'absolute inset-0 cursor-pointer opacity-0')}
            />
            {hydrated && (
              <div
                aria-hidden="true"
                className={classNames(
                  controlLook,
                  'flex h-12 items-center gap-3 px-3.5 peer-hover:border-ink peer-focus-visible:outline-3 peer-focus-visible:outline-focus',
                  error && 'border-2 border-error',
                )}
              >
                <span className="shrink-0 font-semibold">{fileTexts.chooseSeveral}</span>
                {names.length === 0 && <span className="truncate text-ink-soft">{fileTexts.none}</span>}
              </div>
            )}
          </div>
          <SmallerOffer count={offer?.shrunk ?? 0} onTake={takeOffer} />
          {names.length > 0 && (
            <ul aria-label={fileTexts.chosen} className="mt-2 flex flex-wrap gap-2">
              {names.map((chosen, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and their places stay
                <li key={at} className="flex items-center rounded-sm bg-surface-2 pl-3 text-sm">
                  {/* S9.72 */}
                  <span title={chosen}>{shortenFileName(chosen)}</span>
                  <Button look="quiet" square aria-label={fileTexts.remove(chosen)} onClick={() => remove(at)}>
                    <CloseIcon className="size-4" />
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}
