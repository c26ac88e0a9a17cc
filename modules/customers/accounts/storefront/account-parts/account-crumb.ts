import type { Crumb } from '#platform/ui/breadcrumbs.tsx';
import * as accountTexts from '../../texts/storefront.ts';

/** The way from the account, on its pages; some of them guests have too. */
export function accountCrumb(signedIn: boolean): Crumb[] {
  return signedIn ? [{ label: accountTexts.title, to: '/konto' }] : [];
}
