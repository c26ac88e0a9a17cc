import { parseForm } from '#platform/forms/storefront/parse-form.server.ts';
import * as devFormsTexts from '#storefront/dev/texts/dev-forms.ts';
import { trialForm } from './trial-form.ts';

/** Accepts the form and shows what arrived. The login `odmowa` is refused here only: what no field could know before. */
export async function receiveTrial(request: Request) {
  const form = await parseForm(request, trialForm);
  if (form.kind === 'wrong') return { reply: form.reply };
  const { value, refuse } = form;
  if (value.login === 'odmowa') {
    return { reply: refuse({ fields: { login: devFormsTexts.loginRefused }, form: devFormsTexts.refused }) };
  }
  const { password, file, metres, pieces, pairs, unlimited, ...rest } = value;
  return {
    received: {
      ...rest,
      passwordLength: password.length,
      file: file?.name ?? null,
      metres: metres.quantity,
      pieces: pieces.quantity,
      pairs: pairs.quantity,
      unlimited: unlimited.quantity,
    },
  };
}
