import { errorTexts } from '#texts/errors.ts';
import { barePage } from './bare-page.ts';

/** The page for when not even the error page can be rendered. */
export function lastResortPage(requestId: string): Response {
  const { title, lead, home, requestId: label } = errorTexts.failed;
  return barePage({ status: 500, title, lines: [lead, `${label}: ${requestId}`], link: { to: '/', text: home } });
}
