import { expect, it } from 'vitest';
import { toMailHtml } from './newsletter-fields.ts';

it('a page becomes an email: absolute addresses, one picture no wider than the email', () => {
  const page =
    '<p><a href="/nowosci" title="/x">Nowe</a> <a href="https://a.example/">tam</a></p>' +
    '<img src="/img/720/tresc/a.jpg" srcset="/img/360/tresc/a.jpg 360w" sizes="100vw" alt="Las" width="720" height="480" loading="lazy" />';
  expect(toMailHtml(page, 'https://sklep.example')).toBe(
    '<p><a href="https://sklep.example/nowosci" title="/x">Nowe</a> <a href="https://a.example/">tam</a></p>' +
      '<img style="max-width:100%;height:auto" src="https://sklep.example/img/720/tresc/a.jpg" alt="Las" width="720" height="480" />',
  );
});
