export interface SocialProvider {
  id: string;
  /** As shoppers know it. */
  name: string;
}

/** State between the redirect to the provider and the return. */
export interface SocialChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** Claims of the provider about the person. */
export interface ProviderClaims {
  subject: string;
  email: string;
  /** The provider itself made sure that the address is theirs. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** Why a sign-in with a provider failed. */
export class SocialRefusal extends Error {
  readonly reason: 'denied' | 'failed';

  constructor(reason: 'denied' | 'failed', options?: ErrorOptions) {
    super(`sign-in through a provider: ${reason}`, options);
    this.reason = reason;
  }
}

export interface SocialLogin {
  providers: readonly SocialProvider[];
  begin(providerId: string, returnAddress: string): Promise<{ address: string; checks: SocialChecks }>;
  finish(providerId: string, callback: URL, checks: SocialChecks): Promise<ProviderClaims>;
}

export const noSocialLogin: SocialLogin = {
  providers: [],
  begin: () => Promise.reject(new SocialRefusal('failed')),
  finish: () => Promise.reject(new SocialRefusal('failed')),
};
