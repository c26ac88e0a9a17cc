import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { checkFile, type FileLimits } from '#platform/files/rules/check-file.ts';
import type { PhotoLimits } from '#platform/files/rules/shrink-photo.ts';
import * as fileTexts from '#platform/files/texts/files.ts';
import { fileAlertText } from '#platform/files/texts/files.ts';
import { showAlert } from '#platform/ui/alert/alert-store.ts';
import { classNames } from '#platform/ui/class-names.ts';
import { Field } from '#platform/ui/field.tsx';
import { controlLook, Input } from '#platform/ui/text-controls.tsx';
import { putFiles, type Smaller, shrinkPhotos } from './large-photos.ts';
import { SmallerOffer } from './smaller-offer.tsx';
import { useHydrated } from './use-hydrated.ts';
import type { FieldState } from './use-shop-form.ts';

interface FileControlProps {
  field: FieldState;
  label: ReactNode;
  hint?: ReactNode;
  limits: FileLimits;
  /** Photos larger than this are offered smaller. */
  photos?: PhotoLimits;
  /** Looks into the file itself; the text of what is wrong, or null. */
  check?: (file: File) => Promise<string | null>;
  /** Looks at all files together, where several are taken. */
  checkAll?: (files: readonly File[]) => string | null;
  accept?: string;
  multiple?: boolean;
  optional?: boolean;
}

/**
 * A choice of files. A refused one empties the choice and says why (S5.11, S5.12); a photo that was too large is offered smaller
 * (decision 63). The server checks again.
 */
export function FileControl({ field, label, hint, limits, photos, check, checkAll, ...rest }: FileControlProps) {
  const { accept, multiple, optional } = rest;
  const { id, required, ...control } = field.control;
  const hydrated = useHydrated();
  const [names, setNames] = useState<string[]>([]);
  const [offer, setOffer] = useState<{ smaller: Smaller; input: HTMLInputElement } | null>(null);
  /** Counts the choices, so that what an earlier one was found to be is known as late. */
  const turn = useRef(0);

  async function findRefusal(files: readonly File[]): Promise<string | null> {
    const found = files.map((file) => fileAlertText(checkFile(file, limits))).find((text) => text !== null);
    const refusal = found ?? checkAll?.(files);
    if (refusal || !check) return refusal ?? null;
    return (await Promise.all(files.map(check))).find((text) => text !== null) ?? null;
  }

  async function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const chosen = Array.from(input.files ?? []);
    turn.current += 1;
    const mine = turn.current;
    const isLate = () => mine !== turn.current;
    const refusal = await findRefusal(chosen);
    if (isLate()) return;
    show(refusal ? [] : chosen);
    if (!refusal) return;
    input.value = '';
    showAlert({ kind: 'error', text: refusal });
    const smaller = photos && (await shrinkPhotos(chosen, photos));
    if (!smaller || isLate() || (await findRefusal(smaller.files))) return;
    if (!isLate()) setOffer({ smaller, input });
  }

  function show(files: readonly File[]) {
    setNames(files.map((file) => file.name));
    setOffer(null);
  }

  function takeOffer() {
    if (!offer) return;
    putFiles(offer.input, offer.smaller.files);
    offer.input.focus();
    show(offer.smaller.files);
  }

  return (
    <Field id={id} label={label} hint={hint} error={field.error} required={required} optional={optional}>
      {(wiring) => (
        <div className="relative">
          {/* The browser words its own button in its own language, so ours is rendered beneath the transparent input. */}
          <Input
            {...control}
            {...wiring}
            type="file"
            accept={accept}
            multiple={multiple}
            data-max-bytes={limits.maxBytes}
            onChange={handleChange}
            className={classNames('peer py-2.5', hydrated && 'absolute inset-0 cursor-pointer opacity-0')}
          />
          {hydrated ? (
            <div
              aria-hidden="true"
              className={classNames(
                controlLook,
                'flex h-12 items-center gap-3 px-3.5 peer-hover:border-ink peer-focus-visible:outline-3 peer-focus-visible:outline-focus',
                field.error && 'border-2 border-error',
              )}
            >
              <span className="shrink-0 font-semibold">{fileTexts.choose}</span>
              <span className="truncate text-ink-soft">{names.length > 0 ? names.join(', ') : fileTexts.none}</span>
            </div>
          ) : null}
          {photos && <SmallerOffer count={offer?.smaller.shrunk ?? 0} onTake={takeOffer} />}
        </div>
      )}
    </Field>
  );
}
