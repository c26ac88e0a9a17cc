import { data, type RouterContextProvider, redirect } from 'react-router';
import { turnAway } from '#modules/sales/orders/storefront/own-order/enter-order.server.ts';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { parseForm, toSentFiles } from '#platform/forms/storefront/parse-form.server.ts';
import * as formTexts from '#platform/forms/texts/forms.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { complaintLink } from '../../rules/complaint-links.ts';
import { cancelComplaint, type MessageOutcome, writeMessage } from '../../server/index.ts';
import * as complaintTexts from '../../texts/storefront.ts';
import { attachmentFaultText } from '../../texts/storefront.ts';
import * as texts from '../../texts/thread.ts';
import { findOwnComplaint, seekOwnComplaint } from '../parts/find-own-complaint.server.ts';
import { messageForm } from './message-form.ts';

export type ThreadAnswer = { reply: FormReply } | { refused: string };

/** S7.59: by this a script knows that the method was not taken, and keeps it. */
const UNPROCESSABLE = 422;

/** A message, the preferred method, or taking the complaint back: all are posted to the complaint's own address. */
export async function receiveThread(
  request: Request,
  context: Readonly<RouterContextProvider>,
  number: string,
): Promise<ReturnType<typeof data<ThreadAnswer>>> {
  const url = new URL(request.url);
  // S7.58: the method comes by script, which has no key; naming the same one twice says nothing new.
  const isMethod = url.searchParams.get('message') === 'rma';
  // A script takes the sign-in page for an answer; a shopper whose sign-in ran out finds the message behind it.
  const { complaint, token, by } = isMethod
    ? await findOwnComplaint(context, number, url)
    : ((await seekOwnComplaint(context, number, url)) ?? (await turnAway(context, url)));
  const shop = context.get(shopContext);
  const here = complaintLink(complaint.number, token);
  if (
    (
      await request
        .clone()
        .formData()
        .catch(() => null)
    )?.get('intent') === 'cancel'
  ) {
    if (by !== 'proved') return data({ refused: complaintTexts.cancel.needsLink });
    const change = await cancelComplaint(shop, complaint.id);
    if (change !== 'done') return data({ refused: complaintTexts.cancel.tooLate });
    throw redirect(`${here}&wycofana=tak`);
  }
  const form = await parseForm(request, messageForm);
  const refuse = (reply: FormReply) => data({ reply }, isMethod ? UNPROCESSABLE : 200);
  if (form.kind === 'wrong') return refuse(form.reply);
  const { comment, comment_photo: files, key } = form.value;
  const outcome = await writeMessage(shop, complaint.id, {
    text: comment,
    files: await toSentFiles(files),
    key: isMethod ? `method:${comment}` : key || crypto.randomUUID(),
  });
  if (outcome.kind === 'written') throw redirect(isMethod ? here : `${here}&wyslana=tak#wyslana`);
  return refuse(form.refuse(refusalTexts(outcome)));
}

function refusalTexts(outcome: Exclude<MessageOutcome, { kind: 'written' }>) {
  switch (outcome.kind) {
    case 'too-short':
      return { fields: { comment: formTexts.required } };
    case 'file-refused':
      return { fields: { comment_photo: attachmentFaultText(outcome.file, outcome.reason) } };
    case 'too-often':
      return { form: texts.tooOften };
    case 'thread-full':
      return { form: texts.full };
    case 'over':
    case 'unknown-complaint':
      return { form: texts.over };
  }
}
