import { NEWSLETTER_LINK } from '#platform/links/rules/screen-links.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import * as newsletterTexts from '../../texts/storefront.ts';
import { clickConfirm, loadMailStep } from './mail-step.server.ts';
import { MailStepView } from './mail-step-view.tsx';

const texts = newsletterTexts.confirm;

export const handle: PageHandle = {
  page: 'newsletter',
  breadcrumbs: () => [{ label: newsletterTexts.title, to: NEWSLETTER_LINK }, { label: texts.title }],
  noIndex: true,
};

export const loader = ({ context, params }: Route.LoaderArgs<'token'>) =>
  loadMailStep(context, params.token, 'confirm');
export const action = ({ context, params }: Route.ActionArgs<'token'>) => clickConfirm(context, params.token);
export const meta = ({ matches }: Route.MetaArgs) => pageMeta({ title: texts.title, shopName: shopName(matches) });

export default function ConfirmRoute({ loaderData, actionData }: Route.ComponentProps<typeof loader, typeof action>) {
  return <MailStepView texts={texts} outcome="added" {...loaderData} {...actionData} />;
}
