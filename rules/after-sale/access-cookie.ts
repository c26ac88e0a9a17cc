/** Lets a guest act on one order after naming it and its contact. */
export const ACCESS_COOKIE = 'order_access';

export function accessCookie(access: string, seconds: number, secure: boolean): string {
  return `${ACCESS_COOKIE}=${access}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Whoever signs out leaves nothing open behind. */
export function endedAccessCookie(): string {
  return `${ACCESS_COOKIE}=; Path=/; Max-Age=0`;
}
