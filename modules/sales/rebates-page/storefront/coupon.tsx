import { copyLink } from '#platform/copy-link/storefront/copy-link.ts';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import * as shellTexts from '#platform/shell/texts/shell.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as texts from '../texts/storefront.ts';
import type { ShownOffer } from './load.server.ts';

/** Half circles cut out of the perforated edge. */
const NOTCH =
  "before:absolute before:-top-px before:right-0 before:h-2 before:w-4 before:translate-x-1/2 before:rounded-b-full before:border before:border-t-0 before:border-line before:bg-paper before:content-[''] after:absolute after:right-0 after:-bottom-px after:h-2 after:w-4 after:translate-x-1/2 after:rounded-t-full after:border after:border-b-0 after:border-line after:bg-paper after:content-['']";

/** A valid rebate. */
export function Coupon({ offer }: { offer: ShownOffer }) {
  const { id, code, name, source, terms } = offer;
  return (
    <div className={`${COUPON} border-line bg-surface`}>
      <CouponStub value={offer.value} className={`border-r-2 bg-brand-soft text-brand ${NOTCH}`} />
      <div className="flex min-w-0 flex-col p-4">
        <h3 className="type-sub">{name}</h3>
        <Terms terms={terms} />
        <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-3">
          <div className="flex min-h-13 grow basis-48 flex-wrap items-center rounded-md border border-dashed border-line-strong bg-paper py-0.5 pr-0.5 pl-3">
            <CodeOf source={source} code={code} stacked />
            <CopyButton code={code} />
          </div>
          <PostForm action="/rabaty" preventScrollReset className="grow basis-36">
            <Button type="submit" name="code" value={code} wide aria-label={texts.applyOf(code)}>
              {texts.use}
            </Button>
          </PostForm>
          <TextLink
            to={`/rabaty/${id}`}
            aria-label={texts.productsOf(name)}
            className="inline-flex min-h-11 grow items-center justify-center"
          >
            {texts.products}
          </TextLink>
        </div>
      </div>
    </div>
  );
}

/** A rebate that is no longer valid, without actions. */
export function SpentCoupon({ offer }: { offer: ShownOffer }) {
  const { code, name, source, badge, terms } = offer;
  return (
    <div className={`${COUPON} border-dashed border-line text-ink-soft`}>
      <CouponStub value={offer.value} className="border-r" />
      <div className="min-w-0 p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="font-semibold">{name}</h3>
          {badge && <Badge>{badge}</Badge>}
        </div>
        <CodeOf source={source} code={code} />
        <Terms terms={terms} />
      </div>
    </div>
  );
}

const COUPON = 'grid h-full grid-cols-[5.5rem_minmax(0,1fr)] overflow-hidden rounded-lg border';

function CouponStub({ value, className }: { value: ShownOffer['value']; className: string }) {
  return (
    <p
      className={classNames(
        'figures relative flex flex-col items-center justify-center border-dashed border-line p-3 text-center font-display font-bold type-section',
        className,
      )}
    >
      {value.amount}
      <span className="font-sans text-sm font-normal text-balance">{value.of}</span>
    </p>
  );
}

interface CodeOfProps extends Pick<ShownOffer, 'source' | 'code'> {
  /** The label is above the code: the button that copies is next to it. */
  stacked?: boolean;
}

function CodeOf({ source, code, stacked }: CodeOfProps) {
  return (
    <p className="figures leading-tight">
      <span className={classNames('text-sm text-ink-soft', stacked && 'block')}>
        {source === 'card' ? texts.own.card : texts.own.code}
      </span>{' '}
      <strong className="text-lg wrap-anywhere select-all">{code}</strong>
    </p>
  );
}

function Terms({ terms }: Pick<ShownOffer, 'terms'>) {
  return terms.map((term) => (
    <p key={term} className="mt-1 text-sm text-ink-soft">
      {term}
    </p>
  ));
}

function CopyButton({ code }: { code: string }) {
  const { copied, copyFailed } = shellTexts.rebateCode;
  return (
    <Button
      look="quiet"
      size="sm"
      className="needs-js ml-auto px-2.5!"
      aria-label={texts.copyOf(code)}
      onClick={() => void copyLink(code, { copied, copyFailed: copyFailed(code) })}
    >
      {texts.copy}
    </Button>
  );
}
