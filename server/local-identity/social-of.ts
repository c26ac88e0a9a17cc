import type { Hono } from 'hono';
import { openidLogin, type SocialLogin } from '#modules/customers/accounts/server/index.ts';
import type { Config } from '../config.ts';
import { localIdentity } from './local-identity.ts';
import { LOCAL_CLIENT, LOCAL_PATH, LOCAL_PROVIDERS } from './local-issuer.ts';

interface SocialParts {
  login: SocialLogin;
  /** Pages of the test services, where they exist. */
  pages: Hono | undefined;
}

type SocialOptions = Parameters<typeof localIdentity>[0];

/** The owner's providers; where a demo shop has none, developers get the test services of this process. */
export function socialOf(config: Config, { origin, settings }: SocialOptions): SocialParts {
  if (config.socialLogin.length > 0 || !config.devScreens || !config.demo) {
    return { login: openidLogin(config.socialLogin), pages: undefined };
  }
  const pages = localIdentity({ origin, settings });
  const local = LOCAL_PROVIDERS.map(({ id, name }) => ({
    id,
    name,
    ...LOCAL_CLIENT,
    issuer: `${origin}${LOCAL_PATH}/${id}`,
    // Not over the network: behind a proxy the shop may not reach its own address.
    fetch: async (url: string, options: object) => pages.fetch(new Request(url, options as RequestInit)),
  }));
  return { login: openidLogin(local), pages };
}
