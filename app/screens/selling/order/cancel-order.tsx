import { useNavigation } from 'react-router';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { ordersTexts } from '#texts/selling/orders.ts';
import { AccordionItem } from '../../../ui/accordion.tsx';
import { Button } from '../../../ui/button.tsx';

const { title, text, submit } = ordersTexts.cancel;

/** Two steps without a script: open, then say yes. */
export function CancelOrder() {
  const { state, formData } = useNavigation();
  return (
    <AccordionItem title={title} className="rounded-lg border bg-surface px-5 print:hidden">
      <p className="text-ink-soft">{text}</p>
      <PostForm className="mt-4">
        <Button
          type="submit"
          name="intent"
          value="cancel"
          look="danger"
          loading={state !== 'idle' && formData?.get('intent') === 'cancel'}
        >
          {submit}
        </Button>
      </PostForm>
    </AccordionItem>
  );
}
