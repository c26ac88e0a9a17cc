import { errorTexts } from '#texts/platform/errors.ts';
import { failureTexts } from '#texts/platform/failure.ts';
import { barePage } from './bare-page.ts';

/** The page for when not even the error page can be rendered. */
export function lastResortPage(requestId: string): Response {
  const { title, lead, home, requestId: label } = failureTexts;
  return barePage({ status: 500, title, lines: [lead, `${label}: ${requestId}`], link: { to: '/', text: home } });
}

/** The page for a file or list that is not there: such addresses have no screen that could say so. */
export function missingPage(): Response {
  const { title, lead, home } = errorTexts.notFound;
  return barePage({ status: 404, title, lines: [lead], link: { to: '/', text: home } });
}
