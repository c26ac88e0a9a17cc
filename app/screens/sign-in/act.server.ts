import { type RouterContextProvider, redirect } from 'react-router';
import { readForm } from '#app/features/forms/read-form.server.ts';
import { pageContext, shopContext, visitorContext } from '#app/request-context.server.ts';
import { signIn } from '#shop/customers/index.ts';
import { signInTexts } from '#texts/sign-in.ts';
import { signedInCookies } from './session-cookies.server.ts';
import { signInForm } from './sign-in-form.ts';

export async function receiveSignIn(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await readForm(request, signInForm);
  if (form.kind === 'wrong') return form.reply;
  const visitor = await context.get(visitorContext).find();
  const answer = await signIn(context.get(shopContext), form.value.login, form.value.password, visitor?.id);
  if (answer.kind === 'refused') return form.refuse({ form: signInTexts.refused });
  if (answer.kind === 'too-many-attempts') return form.refuse({ form: signInTexts.tooMany });
  // Only this one way back: an address from outside could lead anywhere.
  const isOrdering = new URL(request.url).searchParams.has('zamowienie');
  throw redirect(isOrdering ? '/zamowienie/dane' : '/konto', {
    headers: signedInCookies(answer, context.get(pageContext).cookies),
  });
}
