const TWO_YEARS = 63_072_000;

/** Headers every answer of the shop carries. */
export function securityHeaders({ https }: { https: boolean }): [string, string][] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), payment=(self), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['X-Frame-Options', 'DENY'],
    ...(https
      ? ([['Strict-Transport-Security', `max-age=${TWO_YEARS}; includeSubDomains`]] as [string, string][])
      : []),
  ];
}
