import { useNavigation } from 'react-router';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import * as complaintTexts from '#texts/after-sale/complaints.ts';
import { Button } from '../../../ui/button.tsx';
import { ChevronDownIcon } from '../../../ui/icons/arrows.tsx';

const { title, text, submit } = complaintTexts.cancel;

/** S2.75: two steps without a script: open, then say yes. */
export function CancelComplaint({ number }: { number: string }) {
  const { state, formData } = useNavigation();
  return (
    <details className="group/cancel rounded-lg border border-line bg-surface print:hidden">
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 px-5 font-semibold">
        {title}
        <ChevronDownIcon className="ml-auto size-5 transition-transform duration-calm group-open/cancel:rotate-180" />
      </summary>
      <div className="border-t border-line p-5">
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
