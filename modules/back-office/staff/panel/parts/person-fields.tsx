import { TextField } from '#platform/panel-ui/text-field.tsx';
import { person as texts } from '../../texts/panel-sign-in.ts';
import type { EntryAnswer } from '../entering.server.ts';

export function PersonFields({ answer }: { answer: EntryAnswer | undefined }) {
  return (
    <>
      <TextField
        label={texts.name}
        error={answer?.faults?.name}
        name="name"
        autoComplete="name"
        defaultValue={answer?.typed?.name}
        required
      />
      <NewPasswordFields answer={answer} />
    </>
  );
}

/** A password that is to be, typed twice. */
export function NewPasswordFields({ answer }: { answer: EntryAnswer | undefined }) {
  return (
    <>
      <TextField
        label={texts.password}
        hint={texts.passwordHint}
        error={answer?.faults?.password}
        name="password"
        type="password"
        autoComplete="new-password"
        required
      />
      <TextField
        label={texts.repeat}
        error={answer?.faults?.repeat}
        name="repeat"
        type="password"
        autoComplete="new-password"
        required
      />
    </>
  );
}
