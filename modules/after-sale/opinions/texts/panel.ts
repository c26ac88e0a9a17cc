import type { OpinionState } from '../rules/opinion-view.ts';

export const title = 'Opinie';
export const tabs: Record<OpinionState | 'label', string> = {
  label: 'Opinie według stanu',
  waiting: 'Do przeczytania',
  published: 'Opublikowane',
  rejected: 'Odrzucone',
};
export const nothing: Record<OpinionState, string> = {
  waiting: 'Wszystkie opinie są przeczytane.',
  published: 'Nie ma jeszcze opublikowanych opinii.',
  rejected: 'Nie ma odrzuconych opinii.',
};
export const rating = (stars: number) => `${stars} z 5`;
export const aboutShop = 'O sklepie';
export const confirmed = 'potwierdzony zakup';
export const photo = 'Zdjęcie do opinii';
export const publish = 'Opublikuj';
export const reject = 'Odrzuć';
export const rejectQuestion = (author: string) =>
  `Opinia, którą napisał(a) ${author}, zniknie ze sklepu, a zdjęcie zostanie usunięte na zawsze.`;
export const reply = 'Odpowiedź sklepu';
export const replyHint = 'Widać ją pod opinią. Puste pole usuwa odpowiedź.';
export const saveReply = 'Zapisz odpowiedź';
export const done = {
  publish: 'Opinia jest opublikowana.',
  unpublish: 'Opinia czeka znowu na przeczytanie.',
  reject: 'Opinia jest odrzucona.',
  reply: 'Odpowiedź jest zapisana.',
  noReply: 'Odpowiedź jest usunięta.',
};
