import { describe, expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { composeMail } from './compose-mail.ts';

const { shop: opened } = await testDatabase({ filled: 'empty' });
const shop = { ...opened, origin: 'https://polana.example' };

describe('composeMail', () => {
  const { html, text } = composeMail(shop, {
    title: 'Kubek <i>jest</i>',
    preview: 'Wrócił na półkę',
    blocks: [
      { kind: 'paragraph', text: 'Dzień dobry,\nmamy "go" & czekamy.' },
      { kind: 'button', text: 'Zobacz', href: 'https://polana.example/produkt/1?a=1&b=2' },
      { kind: 'facts', facts: [{ name: 'Numer', value: '17' }] },
      { kind: 'items', items: [{ name: 'Kubek', details: ['rozmiar M'], amount: '24,60 zł' }] },
    ],
    footer: [{ kind: 'note', text: 'Dlaczego to dostajesz' }],
  });

  it('escapes everything that is put in', () => {
    expect(html).toContain('Kubek &lt;i&gt;jest&lt;/i&gt;');
    expect(html).toContain('mamy &quot;go&quot; &amp; czekamy.');
    expect(html).toContain('href="https://polana.example/produkt/1?a=1&amp;b=2"');
    expect(html).toContain('Dzień dobry,<br>');
  });

  it('says the same in plain text', () => {
    for (const words of [
      'Kubek <i>jest</i>',
      'Dzień dobry,\nmamy "go" & czekamy.',
      'Zobacz:\nhttps://polana.example/produkt/1?a=1&b=2',
      'Numer: 17',
      '- Kubek, rozmiar M, 24,60 zł',
      'Dlaczego to dostajesz',
      'Zespół sklepu Polana',
      'NIP 7361234562',
      'KRS: 0009876543',
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/&amp;|style=|<p|<a/);
  });

  it('a company without a NIP signs without it', () => {
    const company = { ...shop.settings.company, taxNumber: '' };
    const other = { ...shop, settings: { ...shop.settings, company } };
    const signed = composeMail(other, { title: 'Kubek', preview: '', blocks: [] }).text;
    expect(signed).toContain(`${company.zipcode} ${company.city}\n`);
    expect(signed).not.toContain('NIP');
  });

  it('has the owner’s words around its own, unless it goes to people of the shop', () => {
    const emailTexts = { greeting: ' Cześć! ', ending: 'Do <b>zobaczenia</b>' };
    const other = { ...shop, settings: { ...shop.settings, emailTexts } };
    const content = { title: 'Kubek', preview: '', blocks: [{ kind: 'paragraph' as const, text: 'Wrócił.' }] };
    const mail = composeMail(other, content);
    expect(mail.text).toMatch(/^Kubek\n\nCześć!\n\nWrócił\.\n\nDo <b>zobaczenia<\/b>\n\n-- /);
    expect(mail.html).toContain('Do &lt;b&gt;zobaczenia');
    // One greeting, the owner's before the usual one.
    expect(composeMail(other, { ...content, greeting: 'Dzień dobry!' }).text).toBe(mail.text);
    expect(composeMail(shop, { ...content, greeting: 'Dzień dobry!' }).text).toMatch(
      /^Kubek\n\nDzień dobry!\n\nWrócił\./,
    );
    expect(composeMail(other, { ...content, toStaff: true }).text).not.toMatch(/Cześć|zobaczenia/);
  });

  it('is written for light and dark readers', () => {
    expect(html).toContain('content="light dark"');
    // The logo is no picture: mailboxes load none from strangers, and a picture would reveal the reader.
    expect(html).toMatch(
      /<a class="brand" href="https:\/\/polana.example\/"><span class="sign" aria-hidden="true">\p{L}</u,
    );
    expect(html).not.toContain('<img');
    expect(html).toContain('prefers-color-scheme:dark');
  });
});
