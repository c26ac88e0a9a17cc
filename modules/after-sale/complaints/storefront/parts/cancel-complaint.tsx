import { useNavigation } from 'react-router';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ChevronDownIcon } from '#platform/ui/icons/arrows.tsx';
import * as complaintTexts from '../../texts/storefront.ts';

const { title, text, submit } = complaintTexts.cancel;

/** S2.75: two steps without a script: open, then say yes. */
export function CancelComplaint({ number }: { number: string }) {
  const { state, formData } = useNavigation();
  return (
    <details className="group/cancel min-w-0 open:w-full print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-ink-soft underline-offset-4 hover:text-ink hover:underline">
        {title}
        <ChevronDownIcon className="size-4 transition-transform duration-calm group-open/cancel:rotate-180" />
      </summary>
      <div className="mt-2 rounded-lg bg-surface-2 p-5">
        <p className="text-ink-soft">{text}</p>
        <PostForm className="mt-4" preventScrollReset>
          <input type="hidden" name="number" value={number} />
          <Button
            type="submit"
            name="intent"
            value="cancel"
            look="danger"
            loading={state !== 'idle' && formData?.get('intent') === 'cancel' && formData.get('number') === number}
          >
            {submit}
          </Button>
        </PostForm>
      </div>
    </details>
  );
}
