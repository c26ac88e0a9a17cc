import type { Crumb } from '#platform/ui/breadcrumbs.tsx';
import * as accountTexts from '../../texts/storefront.ts';

export function accountCrumb(signedIn: boolean): Crumb[] {
  return signedIn ? [{ label: accountTexts.title, to: '/konto' }] : [];
}
