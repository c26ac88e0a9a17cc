import { noticeLink } from '#modules/catalogue/products/rules/product-links.ts';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { useAnswerFocus } from '#platform/forms/storefront/use-first-error.ts';
import { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import * as noticeTexts from '../../texts/storefront.ts';
import { NotifyFields, notifyForm } from '../notify-me/notify-fields.tsx';
import { loadNotice, receiveNotice, type ShownNotice } from './load.server.ts';

export const handle: PageHandle<ShownNotice> = {
  page: 'text',
  breadcrumbs: ({ name, link }) => [{ label: name, to: link }, { label: noticeTexts.title }],
  noIndex: true,
};

export const loader = ({ context, params, url }: Route.LoaderArgs<'id'>) => loadNotice(context, params.id, url);
export const action = ({ context, params, request }: Route.ActionArgs<'id'>) =>
  receiveNotice(context, params.id, request);
export const meta = ({ matches }: Route.MetaArgs) =>
  pageMeta({ title: noticeTexts.title, shopName: shopName(matches) });

export default function NoticeRoute({ loaderData, actionData }: Route.ComponentProps<typeof loader, typeof action>) {
  return <NoticeScreen notice={loaderData} answer={actionData} />;
}

interface NoticeScreenProps {
  notice: ShownNotice;
  answer: { reply?: FormReply; added?: string } | undefined;
}

function NoticeScreen({ notice: { name, link, size, soldOut, id, email }, answer }: NoticeScreenProps) {
  useAnswerFocus(answer?.added !== undefined);
  return (
    <div className="mx-auto max-w-md">
      <h1>{noticeTexts.title}</h1>
      <p className="mt-4 font-semibold">{name}</p>
      {size?.name && <p className="text-ink-soft">{noticeTexts.size(size.name)}</p>}
      {answer?.added ? (
        <Done text={answer.added} link={link} />
      ) : size ? (
        <NoticeFormView reply={answer?.reply} email={email} />
      ) : soldOut.length === 0 ? (
        <Done text={noticeTexts.available} link={link} />
      ) : (
        <nav aria-labelledby="which-size" className="mt-5">
          <h2 id="which-size" className="type-sub">
            {noticeTexts.whichSize}
          </h2>
          <p className="mt-1 text-ink-soft">{noticeTexts.afterSize}</p>
          <ul className="mt-3 flex flex-wrap gap-2">
            {soldOut.map(({ type, name: sizeName }) => (
              <li key={type}>
                <ButtonLink to={noticeLink(id, type)} look="secondary">
                  {sizeName ?? type}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

function Done({ text, link }: { text: string; link: string }) {
  return (
    <>
      <Message kind="success" className="mt-5">
        <p>{text}</p>
      </Message>
      <ButtonLink to={link} size="lg" wide className="mt-5">
        {noticeTexts.toProduct}
      </ButtonLink>
    </>
  );
}

function NoticeFormView({ reply, email }: Pick<ShownNotice, 'email'> & { reply: FormReply | undefined }) {
  const { formProps, ...form } = useShopForm(notifyForm, { reply, id: 'notify', defaultValue: { email } });
  return (
    <>
      <p className="mt-4">{noticeTexts.intro}</p>
      <PostForm {...formProps} className="mt-5 grid gap-5">
        <NotifyFields {...form} />
      </PostForm>
    </>
  );
}
