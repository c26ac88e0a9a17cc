import { expect, it } from 'vitest';
import * as returnsMethodTexts from '../../texts/method.ts';
import { previewDraft } from './preview-draft.ts';

const money = (amount: string, cost = '') => ({ amount, cost });
const delivery = (id: string, amount: string, cost = '') => ({ id, name: id, cost: '', money: money(amount, cost) });

const step: Parameters<typeof previewDraft>[0] = {
  draft: { lines: [], sentBack: 'Saved way: a shop', money: money('saved') },
  method: 'point',
  moneyBefore: money('100'),
  methods: [
    { method: 'point', id: '1', noPhone: false, cost: '', deliveries: [delivery('bring', '100')] },
    {
      method: 'courier',
      id: '2',
      noPhone: false,
      cost: '',
      deliveries: [delivery('day', '85', 'less 15'), delivery('evening', '80', 'less 20')],
    },
    { method: 'locker', id: '4', noPhone: false, cost: '', deliveries: [delivery('box', '90', 'less 10')] },
  ],
};
const preview = (chosen: Record<string, string>) => previewDraft(step, (name) => chosen[name]);
const { courier, locker } = returnsMethodTexts.types;

it.each([
  ['nothing: as it was kept', {}, 'Saved way: a shop', money('saved')],
  ['the way that was kept', { return_type: '1' }, 'Saved way: a shop', money('100')],
  ['a way with one parcel service', { return_type: '4' }, locker.name, money('90', 'less 10')],
  ['a way whose service is still open', { return_type: '2' }, courier.name, money('100')],
  ['a way and its service', { return_type: '2', shipping_courier: 'evening' }, courier.name, money('80', 'less 20')],
  ['a service of another way', { return_type: '2', shipping_courier: 'box' }, courier.name, money('100')],
  ['a way that is not offered', { return_type: '3' }, 'Saved way: a shop', money('saved')],
])('chosen is %s', (_name, chosen, sentBack, sum) => {
  expect(preview(chosen)).toEqual({ lines: [], sentBack, money: sum });
});

it('without a draft there is nothing to show', () => {
  expect(previewDraft({ ...step, draft: null }, () => '4')).toBeNull();
});
