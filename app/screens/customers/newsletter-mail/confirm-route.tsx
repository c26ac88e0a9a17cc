import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import { NEWSLETTER_LINK } from '#rules/platform/links/screen-links.ts';
import * as newsletterTexts from '#texts/customers/newsletter.ts';
import type { Route } from './+types/confirm-route.ts';
import { loadMailStep, pressConfirm } from './mail-step.server.ts';
import { MailStepView } from './mail-step-view.tsx';

const texts = newsletterTexts.confirm;

export const handle: PageHandle = {
  page: 'newsletter',
  breadcrumbs: () => [{ label: newsletterTexts.title, to: NEWSLETTER_LINK }, { label: texts.title }],
  noIndex: true,
};

export function loader({ context, params }: Route.LoaderArgs) {
  return loadMailStep(context, params.token, 'confirm');
}

export function action({ context, params }: Route.ActionArgs) {
  return pressConfirm(context, params.token);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: texts.title, shopName: shopName(matches) });
}

export default function ConfirmRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <MailStepView texts={texts} outcome="added" {...loaderData} {...actionData} />;
}
