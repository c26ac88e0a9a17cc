import { useEffect, useLayoutEffect, useState } from 'react';
import type { ProductType } from '#modules/catalogue/availability/rules/size-status.ts';
import { chooseParts } from '#modules/catalogue/bundles/rules/choose-parts.ts';
import type { BundlePart, WishedPart } from '#modules/catalogue/products/rules/bundle-part.ts';
import { type BundlePrice, bundlePrice, samePricedParts } from '#modules/catalogue/products/rules/bundle-price.ts';
import * as productOptionTexts from '#modules/catalogue/products/texts/options.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { PartsProblem } from './find-buying-problem.ts';
import type { OfferedProduct } from './offered-product.ts';
import { Part } from './part.tsx';
import { type FormPrice, useFormPrice } from './use-form-price.ts';

interface PartsProps {
  product: Pick<OfferedProduct, 'type' | 'bundleParts' | 'sizes'>;
  /** 0 when no part is chosen. */
  missing: number | null;
  money: (gross: Grosze) => string;
  onPrice: (price: FormPrice | null) => void;
  onProblem: (problem: PartsProblem | null) => void;
  onBundle: (bundle: BundlePrice) => void;
}

/** S2.27 */
export default function Parts({ product: { type, bundleParts, sizes }, missing, money, ...callbacks }: PartsProps) {
  const [wished, setWished] = useState<WishedPart[]>(() => bundleParts.map(firstRequest));
  const { box, ask } = useFormPrice(callbacks.onPrice);
  const isCollection = type === 'product_collection';

  // A choice made before hydration is in the form already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const form = box.current?.closest('form');
    if (!form) return;
    const before = bundleParts.flatMap((part) => requestIn(form, part) ?? []);
    if (JSON.stringify(before) === JSON.stringify(wished)) return;
    setWished(before);
    ask();
  }, []);

  const choice = chooseParts(type, bundleParts, wished);
  const bundle = bundlePrice(
    type,
    sizes[0]?.price.price ?? 0,
    bundleParts,
    choice.kind === 'chosen' ? choice.parts : choice.kind === 'missing' ? samePricedParts(bundleParts, wished) : [],
  );

  const { onProblem, onBundle } = callbacks;
  const lacking = choice.kind === 'chosen' ? null : choice.kind;
  const part = 'part' in choice ? choice.part : 0;
  useEffect(() => onProblem(lacking && { kind: lacking, part }), [onProblem, lacking, part]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object in every rendering: its sums show a change
  useEffect(() => onBundle(bundle), [onBundle, bundle.price, bundle.separately]);

  function change(part: BundlePart, chosen: WishedPart | null) {
    setWished((before) => [...before.filter((one) => one.id !== part.id), ...(chosen ? [chosen] : [])]);
    ask();
  }

  return (
    <div ref={box} className="bundle mt-6">
      <h2 className="type-sub">{isCollection ? productOptionTexts.collection : productOptionTexts.parts}</h2>
      <ul className="bundle-parts mt-3">
        {bundleParts.map((part) => (
          <Part
            key={part.id}
            part={part}
            chosen={wished.find((one) => one.id === part.id) ?? null}
            optional={isCollection}
            missing={missing !== null && lacks(type, part, wished, missing)}
            unticked={missing === 0 && choice.kind === 'empty'}
            money={money}
            onChange={(chosen) => change(part, chosen)}
          />
        ))}
      </ul>
    </div>
  );
}

/** Every part without a choice, and the first part that is unavailable. */
function lacks(type: ProductType, part: BundlePart, wished: readonly WishedPart[], first: number): boolean {
  const { kind } = chooseParts(type, [part], wished);
  return kind === 'missing' || (kind === 'unavailable' && part.id === first);
}

function requestIn(form: HTMLFormElement, { id }: BundlePart): WishedPart | null {
  const control = (field: string) => form.elements.namedItem(`bundled_${field}[${id}]`);
  const product = control('product');
  const size = control('size');
  if (product instanceof HTMLInputElement && product.type === 'checkbox' && !product.checked) return null;
  return { id, product: Number(valueIn(product)), size: valueIn(size) };
}

function valueIn(control: ReturnType<HTMLFormControlsCollection['namedItem']>): string {
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value : '';
}

function firstRequest({ id, versions }: BundlePart): WishedPart {
  const only = versions.length === 1 ? versions[0] : undefined;
  const size = only?.sizes.length === 1 ? only.sizes[0]?.type : undefined;
  return { id, product: only?.productId ?? 0, size: size ?? '' };
}
