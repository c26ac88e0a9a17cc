import type { QuestionState } from '../rules/question-view.ts';

export const title = 'Pytania';
export const tabs: Record<QuestionState | 'label', string> = {
  label: 'Pytania według stanu',
  waiting: 'Bez odpowiedzi',
  published: 'Opublikowane',
  rejected: 'Odrzucone',
};
export const nothing: Record<QuestionState, string> = {
  waiting: 'Na wszystkie pytania jest odpowiedź.',
  published: 'Nie ma jeszcze opublikowanych pytań.',
  rejected: 'Nie ma odrzuconych pytań.',
};
export const anonymous = 'bez podpisu';
export const answer = 'Odpowiedź';
export const answerHint =
  'Pytanie i odpowiedź pokażą się na stronie produktu. Pytający dostanie e-mail przy pierwszej odpowiedzi.';
export const submit = 'Opublikuj z odpowiedzią';
export const reject = 'Odrzuć pytanie';
export const rejectQuestion = 'Pytania nikt nie zobaczy, a pytający nie dostanie wiadomości.';
export const done = { answer: 'Pytanie jest opublikowane z odpowiedzią.', reject: 'Pytanie jest odrzucone.' };
export const empty = 'Napisz odpowiedź.';
