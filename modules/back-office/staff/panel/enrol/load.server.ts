import { data, type RouterContextProvider } from 'react-router';
import { encode } from 'uqr';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { beginTotp, enrolTotp } from '../../server/index.ts';
import { enrol as texts } from '../../texts/panel-sign-in.ts';
import { type EntryAnswer, onwards, sessionOf, textOf } from '../entering.server.ts';
import { requireFreshFactor } from '../staff.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadEnrol(context: Context, request: Request) {
  const session = sessionOf(context);
  if (session.factor !== 'enrol') requireFreshFactor(context, '/zaplecze/drugi-skladnik');
  const began = await beginTotp(context.get(shopContext), session);
  if (!began) throw data(null, 403);
  return { next: onwards(request), secret: began.secret.replace(/(.{4})(?=.)/g, '$1 '), qr: renderQr(began.address) };
}

export async function enrolApp(context: Context, request: Request) {
  const form = await request.formData();
  const tried = { code: textOf(form, 'code'), caller: context.get(pageContext).caller() };
  const result = await enrolTotp(context.get(shopContext), sessionOf(context), tried);
  if (result.kind === 'enrolled') return { codes: result.codes };
  const isTooMany = result.kind === 'too-many';
  const code = isTooMany ? texts.tooMany : texts.refused;
  return data<EntryAnswer & { codes?: string[] }>({ faults: { code } }, isTooMany ? 429 : 400);
}

/** The dark squares of a QR code as one path, with the side of the whole. */
function renderQr(text: string): { size: number; path: string } {
  const { data: rows, size } = encode(text, { ecc: 'M', border: 2 });
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}
