import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, originOfTiles } from './content-security-policy.ts';

describe('content security policy', () => {
  const policy = contentSecurityPolicy({ scriptHashes: ['sha256-abc', 'sha256-def'] });

  it('X.18 has neither unsafe-inline nor unsafe-eval, nor any foreign host', () => {
    expect(policy).not.toMatch(/unsafe|https?:|data:|\*/);
  });

  it('X.18 lets exactly the hashed inline scripts run', () => {
    expect(policy).toContain("script-src 'self' 'sha256-abc' 'sha256-def';");
    expect(contentSecurityPolicy({ scriptHashes: [], nonce: 'n1' })).toContain("script-src 'self' 'nonce-n1';");
  });

  it('X.18 lets exactly the hashed inline styles have an effect', () => {
    const styled = contentSecurityPolicy({ scriptHashes: [], styleHashes: ['sha256-abc'] });
    expect(styled.split('; ')).toContain("style-src 'self' 'sha256-abc'");
  });

  it.each(["frame-ancestors 'none'", "base-uri 'self'", "form-action 'self'", "object-src 'none'", "style-src 'self'"])(
    'X.18 says %s',
    (directive) => {
      expect(policy.split('; ')).toContain(directive);
    },
  );

  it('X.18 lets pictures of maps come from the configured host, and from no other', () => {
    expect(policy).toContain("img-src 'self';");
    const withTiles = contentSecurityPolicy({ scriptHashes: [], tiles: 'https://tiles.example' });
    expect(withTiles).toContain("img-src 'self' https://tiles.example;");
  });

  it('X.18 lets scripts come from the hosts the owner named, and from no other', () => {
    expect(policy).toContain("connect-src 'self';");
    const withHosts = contentSecurityPolicy({ scriptHashes: ['sha256-a'], scriptHosts: ['https://tags.example'] });
    expect(withHosts).toContain("script-src 'self' 'sha256-a' https://tags.example;");
    expect(withHosts).toContain("connect-src 'self' https://tags.example;");
    expect(withHosts).not.toContain('unsafe');
  });

  it('X.18 lets a form lead to the site on which shoppers pay, and to no other', () => {
    const paying = contentSecurityPolicy({ scriptHashes: [], paysAt: 'https://checkout.stripe.com' });
    expect(paying).toContain("form-action 'self' https://checkout.stripe.com;");
  });

  it('asks for https only where the shop has it', () => {
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(contentSecurityPolicy({ scriptHashes: [], https: true })).toContain('upgrade-insecure-requests');
  });
});

describe('host of map pictures', () => {
  it.each([
    ['https://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example'],
    ['https://{s}.tiles.example/{z}/{x}/{y}.png?key=1', 'https://*.tiles.example'],
    ['http://localhost:8080/{z}/{x}/{y}.png', 'http://localhost:8080'],
    ['https://tiles.example; script-src *//{z}/{x}/{y}', null],
    ['/kafle/{z}/{x}/{y}.png', null],
  ])('%s gives %s', (address, origin) => {
    expect(originOfTiles(address)).toBe(origin);
  });
});
