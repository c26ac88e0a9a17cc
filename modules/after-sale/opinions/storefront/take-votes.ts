import { runBusy } from '#platform/islands/storefront/run-busy.ts';
import { showAlert } from '#platform/ui/alert/alert-store.ts';
import * as uiTexts from '#platform/ui/texts/ui.ts';
import * as voteTexts from '../texts/votes.ts';

/** Votes on the opinions of a list are sent without leaving the page, one at a time, and its buttons show the new scores. */
export function takeVotes(list: HTMLElement): () => void {
  function handleSubmit(event: SubmitEvent) {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !submitter) return;
    event.preventDefault();
    if (form.querySelector('[aria-busy=true]')) return;
    void runBusy(submitter, uiTexts.loading, () => vote(form, new FormData(form, submitter)));
  }
  list.addEventListener('submit', handleSubmit);
  return () => list.removeEventListener('submit', handleSubmit);
}

async function vote(form: HTMLFormElement, fields: FormData) {
  const operation = fields.get('operation') === 'negative' ? 'negative' : 'positive';
  const answer = await send(Number(fields.get('id')), operation);
  if ('fault' in answer) return showAlert({ kind: 'error', text: answer.fault || voteTexts.notVoted });
  showScore(form, 'positive', voteTexts.yes(answer.positive));
  showScore(form, 'negative', voteTexts.no(answer.negative));
  showAlert({ kind: 'success', text: voteTexts.voted });
}

/** Few vote: how it is done comes with the first press. */
async function send(id: number, operation: 'positive' | 'negative') {
  try {
    const { rateOpinion } = await import('#wire/client/opinions.ts');
    return await rateOpinion(id, operation);
  } catch (error) {
    console.error('The script of votes did not arrive', error);
    return { fault: '' };
  }
}

function showScore(form: HTMLFormElement, operation: string, words: string) {
  const button = form.querySelector(`button[value=${operation}]`);
  if (button) button.textContent = words;
}
