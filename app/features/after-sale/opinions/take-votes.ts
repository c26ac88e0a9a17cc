import * as voteTexts from '#texts/after-sale/opinion-votes.ts';
import { rateOpinion } from '#wire/client/opinions.ts';
import { showAlert } from '../../../ui/alert/alert-store.ts';

/** Votes on the opinions of a list are sent without leaving the page, and its buttons show the new scores. */
export function takeVotes(list: HTMLElement): () => void {
  function handleSubmit(event: SubmitEvent) {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    void vote(event.target, new FormData(event.target, event.submitter));
  }
  list.addEventListener('submit', handleSubmit);
  return () => list.removeEventListener('submit', handleSubmit);
}

async function vote(form: HTMLFormElement, fields: FormData) {
  const operation = fields.get('operation') === 'negative' ? 'negative' : 'positive';
  const answer = await rateOpinion(Number(fields.get('id')), operation);
  if ('fault' in answer) return showAlert({ kind: 'error', text: answer.fault || voteTexts.notVoted });
  showScore(form, 'positive', voteTexts.yes(answer.positive));
  showScore(form, 'negative', voteTexts.no(answer.negative));
  showAlert({ kind: 'success', text: voteTexts.voted });
}

function showScore(form: HTMLFormElement, operation: string, words: string) {
  const button = form.querySelector(`button[value=${operation}]`);
  if (button) button.textContent = words;
}
