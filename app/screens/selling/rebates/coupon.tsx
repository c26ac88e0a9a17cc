import { copyLink } from '#app/features/platform/copy-link/copy-link.ts';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import * as shellTexts from '#texts/platform/shell.ts';
import * as texts from '#texts/selling/rebates-screen.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import type { ShownOffer } from './load.server.ts';

/** Half a circle out of the edge where the coupon would be torn off; it shows the page behind. */
const NOTCH =
  "before:absolute before:-top-px before:right-0 before:h-2 before:w-4 before:translate-x-1/2 before:rounded-b-full before:border before:border-t-0 before:border-line before:bg-paper before:content-[''] after:absolute after:right-0 after:-bottom-px after:h-2 after:w-4 after:translate-x-1/2 after:rounded-t-full after:border after:border-b-0 after:border-line after:bg-paper after:content-['']";

/** A rebate: what it takes off, its code, on which terms, and its products. */
export function Coupon({ offer }: { offer: ShownOffer }) {
  const { id, code, name, source, value, badge, terms, good } = offer;
  return (
    <div className="grid h-full grid-cols-[5.5rem_minmax(0,1fr)] sm:grid-cols-[6.5rem_minmax(0,1fr)] overflow-hidden rounded-lg border border-line bg-surface">
      <p
        className={classNames(
          'figures relative flex flex-col items-center justify-center border-r-2 border-dashed border-line p-3 text-center font-display font-bold type-section',
          good ? 'bg-brand-soft text-brand' : 'bg-surface-2 text-ink-soft',
          NOTCH,
        )}
      >
        {value.amount}
        <span className="font-sans text-sm font-normal text-balance">{value.of}</span>
      </p>
      <div className="flex flex-col p-4 md:p-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="type-sub">{name}</h3>
          {badge && <Badge>{badge}</Badge>}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="figures py-1">
            <span className="text-sm text-ink-soft">{source === 'card' ? texts.own.card : texts.own.code}</span>{' '}
            <strong className="text-xl wrap-anywhere select-all">{code}</strong>
          </p>
          {good && <CopyButton code={code} />}
        </div>
        {terms.map((term) => (
          <p key={term} className="mb-1 text-sm text-ink-soft">
            {term}
          </p>
        ))}
        {good && (
          <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-3">
            <PostForm action="/rabaty" preventScrollReset>
              <Button
                type="submit"
                name="code"
                value={code}
                look="secondary"
                size="sm"
                aria-label={texts.applyOf(code)}
              >
                {texts.use}
              </Button>
            </PostForm>
            <TextLink
              to={`/rabaty/${id}`}
              aria-label={texts.productsOf(name)}
              className="inline-flex min-h-11 items-center"
            >
              {texts.products}
            </TextLink>
          </div>
        )}
      </div>
    </div>
  );
}

function CopyButton({ code }: { code: string }) {
  const { copied, copyFailed } = shellTexts.rebateCode;
  return (
    <Button
      look="quiet"
      size="sm"
      className="needs-js -ml-3.5"
      aria-label={texts.copyOf(code)}
      onClick={() => void copyLink(code, { copied, copyFailed: copyFailed(code) })}
    >
      {texts.copy}
    </Button>
  );
}
