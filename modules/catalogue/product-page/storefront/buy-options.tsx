import type { Grosze } from '#platform/money/rules/grosze.ts';
import { Configurator, Parts, Subscription, Tiers } from './lazy-parts.tsx';
import type { OfferedProduct } from './offered-product.ts';
import type { Buying } from './use-buying.ts';

interface BuyOptionsProps {
  product: OfferedProduct;
  buying: Buying;
  money: (gross: Grosze) => string;
}

export function BuyOptions({ product, buying, money }: BuyOptionsProps) {
  const { problem, refusal } = buying;
  return (
    <>
      {product.subscription && (
        <Subscription terms={product.subscription} chosen={buying.subscription} onChoose={buying.setSubscription} />
      )}
      {product.bundleParts.length > 0 && (
        <Parts
          product={product}
          missing={problem?.kind === 'parts' ? problem.part : null}
          money={money}
          onPrice={buying.setCalculated}
          onProblem={buying.setPartsProblem}
          onBundle={buying.setBundle}
        />
      )}
      {product.configurator.length > 0 && (
        <Configurator
          questions={product.configurator}
          missing={problem?.kind === 'configuration'}
          money={money}
          onPrice={buying.setCalculated}
        />
      )}
      {buying.tiers.length > 0 && (
        <Tiers
          tiers={buying.tiers}
          unit={product}
          quantity={buying.quantity}
          max={buying.limits.max}
          // Clicks do nothing before the script arrives.
          disabled={!buying.hydrated || buying.waiting || refusal !== null}
          money={money}
          onPick={buying.pickQuantity}
        />
      )}
    </>
  );
}
