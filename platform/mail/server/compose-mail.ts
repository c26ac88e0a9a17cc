import type { Shop } from '#platform/shop/server/shop.ts';
import { brandColours } from '#platform/theme/rules/brand-colours.ts';
import { registerLines } from '../texts/company-register.ts';
import * as mailTexts from '../texts/mail.ts';
import { blockHtml, blockText, type Html, html, type MailBlock } from './mail-block.ts';

export interface MailContent {
  title: string;
  /** Content of a mailbox next to the subject. */
  preview: string;
  blocks: readonly MailBlock[];
  /** Why this person gets the mail, and how to get no more. */
  footer?: readonly MailBlock[];
  /** How it begins where the owner has no greeting of their own. */
  greeting?: string;
  /** To people of the shop, who need no greeting of it. */
  toStaff?: boolean;
}

type MailShop = Pick<Shop, 'settings' | 'origin'>;

/** Sets a mail in the shop's layout: its HTML, light and dark, and the same words as plain text. */
export function composeMail(shop: MailShop, content: MailContent): { html: string; text: string } {
  const greeted = { ...content, blocks: withGreeting(shop, content) };
  return { html: layout(shop, greeted).html, text: plain(shop, greeted) };
}

/** The owner's own words around those of the mail. */
function withGreeting({ settings }: MailShop, content: MailContent): readonly MailBlock[] {
  const { blocks, greeting: usual = '', toStaff = false } = content;
  const { greeting, ending } = settings.emailTexts;
  if (toStaff) return blocks;
  const said = (text: string): MailBlock[] => (text.trim() === '' ? [] : [{ kind: 'paragraph', text: text.trim() }]);
  return [...said(greeting.trim() === '' ? usual : greeting), ...blocks, ...said(ending)];
}

function layout({ settings, origin }: MailShop, { title, preview, blocks, footer = [] }: MailContent): Html {
  return html`<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${styles}</style>
</head>
<body>
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<div class="page">
<div class="sheet">
<div class="head"><a class="brand" href="${origin}/"><span class="sign" aria-hidden="true">${settings.name.slice(0, 1)}</span><span class="name">${settings.name}</span></a></div>
<div class="words">
<h1>${title}</h1>
${blocks.map(blockHtml)}
</div>
</div>
<div class="soft" style="padding:24px 8px;font-size:14px">
${footer.map(blockHtml)}
${signature(settings).map((line) => html`<p style="margin:0">${line}</p>`)}
</div>
</div>
</body>
</html>`;
}

function plain({ settings, origin }: MailShop, { title, blocks, footer = [] }: MailContent): string {
  const end = [...footer.map(blockText), [...signature(settings), `${origin}/`].join('\n')];
  return [title, ...blocks.map(blockText), '-- ', ...end].join('\n\n');
}

function signature({ name, email, phone, company, register }: Shop['settings']): string[] {
  const taxNumber = company.taxNumber && mailTexts.taxNumber(company.taxNumber);
  const address = [company.name, company.street, `${company.zipcode} ${company.city}`.trim(), taxNumber];
  return [
    mailTexts.regards(name),
    [email, phone].filter(Boolean).join(' · '),
    address.filter(Boolean).join(', '),
    ...registerLines(register),
  ].filter(Boolean);
}

type Colours = Record<keyof (typeof brandColours)['light'], string>;

const painted = (colours: Colours) => `
body{background:${colours.paper};color:${colours.ink}}
a{color:${colours.brand}}
h1{color:${colours.ink}}
.sheet{background:${colours.surface};border-color:${colours.line}}
.head{background:${colours.night}}
.brand{color:${colours['night-ink']}}
.sign{background:${colours['night-ink']};color:${colours.night}}
.soft{color:${colours['ink-soft']}}
.box{background:${colours['surface-2']}}
.button{background:${colours.brand};color:${colours['brand-ink']}}
`;

const styles: Html = {
  html: `
:root{color-scheme:light dark}
body{margin:0;font:16px/1.6 Figtree,system-ui,-apple-system,"Segoe UI",Arial,sans-serif}
.page{max-width:600px;margin:0 auto;padding:32px 16px}
.sheet{border:1px solid;border-radius:16px;overflow:hidden}
.head{padding:20px 28px}
.words{padding:32px 28px}
.brand,h1{font-family:"Bricolage Grotesque",Figtree,system-ui,-apple-system,"Segoe UI",Arial,sans-serif;letter-spacing:-.015em}
.brand{font-size:24px;font-weight:800;line-height:44px;text-decoration:none}
.sign{display:inline-block;width:44px;height:44px;margin-right:12px;border-radius:50%;text-align:center}
.sign,.name{vertical-align:middle}
h1{margin:0 0 20px;font-size:28px;line-height:1.2}
.box{margin:0 0 20px;padding:16px 20px 4px;border-radius:10px}
.button{display:inline-block;padding:12px 24px;border-radius:10px;font-weight:600;text-decoration:none}
${painted(brandColours.light)}
@media (prefers-color-scheme:dark){
${painted(brandColours.dark)}
}
`,
};
