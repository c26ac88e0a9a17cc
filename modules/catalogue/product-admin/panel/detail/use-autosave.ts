import { type RefObject, useEffect } from 'react';
import { useFetcher, useNavigation } from 'react-router';
import type { EditAnswer } from './action.server.ts';

const QUIET_MS = 1500;

/** Keeps what is typed as a draft, a moment after the last key; says when it was kept, and where it is seen. */
export function useAutosave(form: RefObject<HTMLFormElement | null>, isOn: boolean): EditAnswer['draft'] {
  const { submit, data } = useFetcher<EditAnswer>({ key: 'product-draft' });
  const isSaving = useNavigation().state !== 'idle';

  useEffect(() => {
    const typed = form.current;
    if (!typed || !isOn || isSaving) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function keep() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!typed) return;
        const sent = new FormData(typed);
        sent.set('intent', 'draft');
        void submit(sent, { method: 'post' });
      }, QUIET_MS);
    }
    typed.addEventListener('input', keep);
    return () => {
      clearTimeout(timer);
      typed.removeEventListener('input', keep);
    };
  }, [form, isOn, isSaving, submit]);

  return data?.draft;
}
