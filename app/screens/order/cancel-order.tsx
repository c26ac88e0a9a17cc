import { Form, useNavigation } from 'react-router';
import { ordersTexts } from '#texts/orders.ts';
import { Button } from '../../ui/button.tsx';
import { ChevronDownIcon } from '../../ui/icons/chevron-down.tsx';

const { title, text, submit } = ordersTexts.cancel;

/** Two steps without a script: open, then say yes. */
export function CancelOrder() {
  const { state, formData } = useNavigation();
  return (
    <details className="rounded-lg border border-line bg-surface print:hidden">
      <summary className="flex min-h-14 cursor-pointer items-center px-5 font-semibold">
        {title}
        <ChevronDownIcon className="ml-auto size-5" />
      </summary>
      <div className="border-t border-line p-5">
        <p className="text-ink-soft">{text}</p>
        <Form method="post" className="mt-4">
          <Button
            type="submit"
            name="intent"
            value="cancel"
            look="danger"
            loading={state !== 'idle' && formData?.get('intent') === 'cancel'}
          >
            {submit}
          </Button>
        </Form>
      </div>
    </details>
  );
}
