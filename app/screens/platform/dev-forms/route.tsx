import { useActionData } from 'react-router';
import type { PageHandle } from '#app/features/shell/page-handle.ts';
import { devFormsTexts } from '#texts/platform/dev-forms.ts';
import type { Route } from './+types/route.ts';
import { receiveTrial } from './act.server.ts';
import { onlyForDevelopers } from './guard.server.ts';
import { TrialFormView } from './trial-form-view.tsx';

export const handle: PageHandle = { page: 'text', noIndex: true };

export const meta = () => [{ title: devFormsTexts.title }];

export function loader({ context }: Route.LoaderArgs) {
  onlyForDevelopers(context);
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  onlyForDevelopers(context);
  return receiveTrial(request);
}

export default function DevFormsRoute() {
  const answer = useActionData<typeof action>();
  return (
    <div className="mx-auto max-w-160 px-4 py-8">
      <h1 className="mb-2 text-3xl font-bold">{devFormsTexts.title}</h1>
      <p className="mb-8 text-ink-soft">{devFormsTexts.intro}</p>
      {answer && 'received' in answer && answer.received ? (
        <section aria-label={devFormsTexts.sent} className="mb-8 rounded-md border border-ok p-4">
          <h2 className="font-semibold">{devFormsTexts.sent}</h2>
          <pre className="overflow-x-auto text-sm">{JSON.stringify(answer.received, null, 2)}</pre>
        </section>
      ) : null}
      <TrialFormView reply={answer && 'reply' in answer ? answer.reply : undefined} />
    </div>
  );
}
