import { data, type RouterContextProvider } from 'react-router';
import { isEmail } from '#platform/forms/rules/email.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { requestStaffReset } from '../../server/index.ts';
import { faults, signIn } from '../../texts/panel-sign-in.ts';
import { textOf } from '../entering.server.ts';

interface LinkAnswer {
  /** The same whether anybody has this address or not. */
  isRequested: boolean;
  email: string;
  fault?: string;
}

export async function requestLink(context: Readonly<RouterContextProvider>, request: Request) {
  const email = textOf(await request.formData(), 'email').trim();
  if (!isEmail(email)) return data<LinkAnswer>({ isRequested: false, email, fault: faults['email-wrong'] }, 400);
  const asked = await requestStaffReset(context.get(shopContext), email, context.get(pageContext).caller());
  if (asked === 'too-many') return data<LinkAnswer>({ isRequested: false, email, fault: signIn.tooMany }, 429);
  return data<LinkAnswer>({ isRequested: true, email });
}
