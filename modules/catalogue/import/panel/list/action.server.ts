import { data, type RouterContextProvider, redirect } from 'react-router';
import { unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { type SendOutcome, sendAddress, sendFile } from '../../server/index.ts';
import { refusals } from '../../texts/panel.ts';

/** Problems of what was sent, next to its field; the address as it was typed. */
export interface SendAnswer {
  fault: { file?: string; address?: string };
  address: string;
}

/** Takes a file, or has it fetched from an address; what is to be done with it is asked on its own screen. */
export async function sendImport(context: Readonly<RouterContextProvider>, request: Request) {
  const form = await request.formData();
  const shop = staffShop(context);
  const intent = form.get('intent');
  const address = String(form.get('address') ?? '').trim();
  const refuse = (fault: SendAnswer['fault']) => data<SendAnswer>({ fault, address }, 400);
  if (intent === 'fetch') {
    const sent = await sendAddress(shop, address);
    return sent.ok ? toImport(sent) : refuse({ address: refusals[sent.error] });
  }
  if (intent !== 'send') throw unknownIntent();
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return refuse({ file: refusals['file-missing'] });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sent = await sendFile(shop, { name: file.name, bytes });
  return sent.ok ? toImport(sent) : refuse({ file: refusals[sent.error] });
}

function toImport({ id }: Extract<SendOutcome, { ok: true }>): Response {
  return redirect(`/zaplecze/import/${id}`);
}
