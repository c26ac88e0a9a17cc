import { OPINION_STATES, type OpinionState } from '#rules/after-sale/opinions/opinion-view.ts';
import { answerOpinion, listOpinionsByState, setOpinionState } from '#shop/after-sale/opinions/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { CommandError, type Given, idOf, momentText, type ShopCommand, textAfter } from './shop-command.ts';

const WHICH = 'opinion: the number before it in opinions list';

export const opinionCommands: ShopCommand[] = [
  {
    name: 'opinions list',
    usage: '[--state STATE]',
    help: `opinions that wait to be read, or those of one state: ${OPINION_STATES.join(', ')}`,
    run: listOpinions,
  },
  {
    name: 'opinions publish',
    usage: 'ID',
    help: 'everybody sees the opinion and its photo',
    run: (shop, given) => move(shop, given, 'published'),
  },
  {
    name: 'opinions reject',
    usage: 'ID',
    help: 'nobody sees the opinion; its photo is deleted',
    run: (shop, given) => move(shop, given, 'rejected'),
  },
  { name: 'opinions reply', usage: 'ID TEXT', help: 'the answer of the shop below the opinion', run: reply },
];

async function listOpinions(shop: Shop, { options: { state = 'waiting' } }: Given): Promise<string[]> {
  const wanted = OPINION_STATES.find((known) => known === state);
  if (!wanted) throw new CommandError(`Say a state: ${OPINION_STATES.join(', ')}.`);
  const found = await listOpinionsByState(shop, wanted);
  if (found.length === 0) return ['No opinions.'];
  return found.flatMap(({ id, productId, rating, author, confirmed, createdAt, content, photo, answer }) => [
    [
      ...[id, momentText(createdAt), `${rating}/5`, author, productId ? `product ${productId}` : 'the shop'],
      ...[confirmed ? 'bought' : [], photo ? 'with a photo' : []].flat(),
    ].join('  '),
    ...[content, answer && `reply: ${answer}`].filter(Boolean).map((text) => `  ${text.replaceAll('\n', '\n  ')}`),
  ]);
}

async function move(shop: Shop, given: Given, state: Exclude<OpinionState, 'waiting'>): Promise<string[]> {
  const id = idOf(given, WHICH);
  if (!(await setOpinionState(shop, id, state))) throw new CommandError(`There is no opinion ${id}.`);
  return [`Opinion ${id} is ${state}.`];
}

async function reply(shop: Shop, given: Given): Promise<string[]> {
  const id = idOf(given, WHICH);
  const text = textAfter(given, 'what to reply');
  if (!(await answerOpinion(shop, id, text))) throw new CommandError(`There is no opinion ${id}.`);
  return [`The reply stands below opinion ${id}.`];
}
