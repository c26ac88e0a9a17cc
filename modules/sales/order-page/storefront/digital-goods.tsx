import * as digitalTexts from '#modules/sales/digital-goods/texts/email.ts';
import { buttonLook } from '#platform/ui/button-look.ts';
import { Card } from '#platform/ui/card.tsx';
import type { ShownOrder } from './load.server.ts';

/** X.45 */
export function DigitalGoods({ digital: { cards, files, waits } }: Pick<ShownOrder, 'digital'>) {
  if (cards.length === 0 && files.length === 0 && !waits) return null;
  return (
    <Card>
      <h2 className="type-sub">{digitalTexts.title}</h2>
      {waits && <p className="mt-2 text-ink-soft">{digitalTexts.soon}</p>}
      {cards.map(({ id, title, facts, note }) => (
        <section key={id} className="mt-4">
          <h3 className="type-minor">{title}</h3>
          <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
            {facts.map(({ name, value }) => (
              <div key={name} className="flex gap-2">
                <dt className="text-ink-soft">{name}</dt>
                <dd className="figures font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          {note && <p className="mt-1 text-ink-soft">{note}</p>}
        </section>
      ))}
      {files.length > 0 && (
        <ul className="mt-4 grid gap-3">
          {files.map(({ lineId, href, text }) => (
            <li key={lineId}>
              {href === null ? (
                text
              ) : (
                <a href={href} download className={buttonLook({ look: 'secondary' })}>
                  {text}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
