import * as accountTexts from '#texts/customers/account.ts';
import type { Crumb } from '../../../ui/breadcrumbs.tsx';

/** The way from the account, on its pages; some of them guests have too. */
export function accountCrumb(signedIn: boolean): Crumb[] {
  return signedIn ? [{ label: accountTexts.title, to: '/konto' }] : [];
}
