import {
  changeComplaintState,
  fileComplaint,
  findComplaintByNumber,
  refundComplaint,
  replyToComplaint,
  shipComplaint,
} from '#modules/after-sale/complaints/server/index.ts';
import { answerOpinion, insertOpinion, setOpinionState } from '#modules/after-sale/opinions/server/index.ts';
import { answerQuestion, rejectQuestion, submitQuestion } from '#modules/after-sale/questions/server/index.ts';
import {
  acceptReturn,
  changeReturnState,
  fileReturn,
  findReturn,
  refundReturn,
  saveReturnMethod,
  saveReturnProducts,
} from '#modules/after-sale/returns/server/index.ts';
import { findWithdrawal, refundWithdrawal, withdraw } from '#modules/after-sale/withdrawals/server/index.ts';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { letMoneyGo } from '#platform/testing/let-money-go.ts';
import { addGood } from '#platform/testing/order-shop.ts';
import { type AuditCases, deliveredOrder, must, type World } from './world.ts';

interface Line {
  order: OrderView;
  lineId: number;
}

async function filedReturn({ shop }: World, { order, lineId }: Line, way: 'same-way' | 'balance' = 'balance') {
  await saveReturnProducts(shop, order, { wanted: [{ lineId, quantity: 1, comment: '' }], reason: '' });
  const method = { method: 'courier', deliveryId: 'kurier', parameterConfirmed: true, phone: '' } as const;
  await saveReturnMethod(shop, order.id, method);
  const outcome = await fileReturn(shop, order.id, { way, bankAccount: '', note: '' });
  const filed = await findReturn(shop, outcome.kind === 'filed' ? outcome.code : '');
  if (!filed) throw new Error(outcome.kind);
  return filed;
}

export async function acceptedReturn(world: World, line: Line, way: 'same-way' | 'balance') {
  const filed = await filedReturn(world, line, way);
  await acceptReturn(world.shop, filed.id, {});
  return filed;
}

async function complaint(world: World) {
  const { order, visitorId, lineId } = await deliveredOrder(world);
  const line = { lineId, quantity: 1, description: 'Pękła podeszwa', files: [] };
  const complainer = { visitorId, customerId: null, key: crypto.randomUUID() };
  const outcome = await fileComplaint(world.shop, order, complainer, [line]);
  const filed = await findComplaintByNumber(world.shop, outcome.kind === 'filed' ? outcome.number : '');
  if (!filed) throw new Error(outcome.kind);
  return filed;
}

async function withdrawal({ shop }: World, { order, lineId }: Line) {
  const statement = { key: crypto.randomUUID(), pieces: [{ lineId, quantity: 1 }], name: 'Jan' };
  const outcome = await withdraw(shop, order, { ...statement, writeReceipt: async () => Buffer.from('%PDF') });
  const made = await findWithdrawal(shop, outcome.kind === 'made' ? outcome.code : '');
  if (!made) throw new Error(outcome.kind);
  return made;
}

async function opinion({ shop, categoryId }: World) {
  const productId = await addGood(shop, categoryId);
  const email = `${crypto.randomUUID()}@example.pl`;
  const written = await insertOpinion(shop, { productId, rating: 5, content: 'Świetny.', author: 'Ala', email });
  if (!written.ok) throw new Error(written.error);
  return written.id;
}

async function question({ shop, categoryId }: World) {
  const productId = await addGood(shop, categoryId);
  const asked = await submitQuestion(shop, { productId, question: 'Czy jest ciepły?', email: 'ala@example.pl' });
  if (!asked.ok) throw new Error(asked.error);
  return asked.id;
}

export const afterSaleCases = {
  'complaint.moved': async (world) => changeComplaintState(world.staff, (await complaint(world)).id, 'considered'),
  'complaint.refunded': async (world) => {
    const { id } = await complaint(world);
    await changeComplaintState(world.shop, id, 'accepted');
    return refundComplaint(world.staff, id, { amount: 1000, key: crypto.randomUUID() });
  },
  'complaint.replied': async (world) =>
    replyToComplaint(world.staff, (await complaint(world)).id, {
      text: 'Panie Janie Kowalski, dzień dobry',
      key: crypto.randomUUID(),
    }),
  'complaint.shipped': async (world) => {
    const { id } = await complaint(world);
    await changeComplaintState(world.shop, id, 'accepted');
    return shipComplaint(world.staff, id, 'PL-1');
  },
  'opinion.answered': async (world) => must(await answerOpinion(world.staff, await opinion(world), 'Dziękujemy'), true),
  'opinion.published': async (world) =>
    must(await setOpinionState(world.staff, await opinion(world), 'published'), true),
  'opinion.rejected': async (world) => must(await setOpinionState(world.staff, await opinion(world), 'rejected'), true),
  'opinion.waiting': async (world) => {
    const id = await opinion(world);
    await setOpinionState(world.shop, id, 'published');
    must(await setOpinionState(world.staff, id, 'waiting'), true);
  },
  'question.answered': async (world) => must(await answerQuestion(world.staff, await question(world), 'Tak.'), true),
  'question.rejected': async (world) => must(await rejectQuestion(world.staff, await question(world)), true),
  'return.received': async (world) =>
    changeReturnState(world.staff, (await filedReturn(world, await deliveredOrder(world))).id, { state: 'received' }),
  'return.refused': async (world) =>
    changeReturnState(world.staff, (await filedReturn(world, await deliveredOrder(world))).id, {
      state: 'refused',
      note: 'Rzecz była noszona.',
    }),
  'return.accepted': async (world) =>
    acceptReturn(world.staff, (await filedReturn(world, await deliveredOrder(world))).id, {}),
  'return.refunded': async (world) => {
    const { id } = await acceptedReturn(world, await deliveredOrder(world), 'balance');
    await refundReturn(world.staff, id);
    await letMoneyGo({ ...world.shop, actor: world.staff.actor });
  },
  'withdrawal.refunded': async (world) =>
    refundWithdrawal(world.staff, await withdrawal(world, await deliveredOrder(world)), {}),
} satisfies AuditCases;
