import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import * as signInTexts from '../../texts/sign-in.ts';
import { loadSignInLink, receiveSignInLink } from './load.server.ts';

const texts = signInTexts.byLink;

export const handle: PageHandle = { page: 'signin', breadcrumbs: () => [{ label: texts.title }], noIndex: true };

export const loader = ({ context, url }: Route.LoaderArgs) => loadSignInLink(context, url);
export const action = ({ context, request }: Route.ActionArgs) => receiveSignInLink(context, new URL(request.url));
export const meta = ({ matches }: Route.MetaArgs) => pageMeta({ title: texts.title, shopName: shopName(matches) });

export default function SignInLinkRoute({ loaderData }: Route.ComponentProps<typeof loader>) {
  return (
    <div className="mx-auto max-w-md">
      <h1>{texts.title}</h1>
      {loaderData.works ? (
        <PostForm className="mt-6 grid gap-5">
          <p className="text-ink-soft">{texts.intro}</p>
          <Button type="submit" size="lg" wide>
            {texts.submit}
          </Button>
        </PostForm>
      ) : (
        <>
          <Message kind="warning" className="mt-6">
            <p>{texts.used}</p>
          </Message>
          <ButtonLink to="/logowanie" className="mt-6">
            {texts.again}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
