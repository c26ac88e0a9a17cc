import {
  type AttachmentLimits,
  checkAttachments,
  checkFile,
  type FileLimits,
} from '#platform/files/rules/check-file.ts';
import { attachmentsText, fileAlertText } from '#platform/files/texts/files.ts';
import type { FieldRule } from '../rules/check-field.ts';
import * as formTexts from '../texts/forms.ts';
import { fieldErrorText } from '../texts/forms.ts';
import type { FormField } from './form-field.ts';

export function fileField({ required, ...limits }: FileLimits & { required?: boolean } = {}): FormField<File | null> {
  const rule: FieldRule = { kind: 'text', validate: true, required };
  const read = (sent: unknown) => {
    const value = isChosen(sent) ? sent : null;
    const missing = required ? formTexts.required : null;
    return { value, fault: value ? fileAlertText(checkFile(value, limits)) : missing };
  };
  return { rule, read, errorText: fieldErrorText };
}

/** Several files of one field; those that are too many, too large or of a wrong kind are refused. */
export function filesField(limits: AttachmentLimits): FormField<File[]> {
  const read = (sent: unknown) => {
    const value = [sent].flat().filter(isChosen);
    return { value, fault: attachmentsText(checkAttachments(value, limits)) };
  };
  return { rule: { kind: 'text', validate: false }, read, errorText: fieldErrorText };
}

// An empty choice is sent as a file without a name.
function isChosen(sent: unknown): sent is File {
  return sent instanceof File && sent.name !== '';
}
