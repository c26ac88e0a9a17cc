import { Scene } from '#platform/images/storefront/scene.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { ReturnIcon } from '#platform/ui/icons/arrows.tsx';
import { HeartIcon, PointsIcon, TruckIcon } from '#platform/ui/icons/shopping.tsx';
import * as texts from '../../texts/account-benefits.ts';

const ICONS = { orders: TruckIcon, points: PointsIcon, kept: HeartIcon, returns: ReturnIcon };

interface AccountBenefitsProps {
  scene: string;
}

export function SignInBenefits({ scene }: AccountBenefitsProps) {
  return (
    <aside
      aria-label={texts.title}
      className={classNames(
        'grid overflow-hidden rounded-lg bg-brand-soft',
        scene && 'xl:h-full xl:grid-rows-[1fr_auto]',
      )}
    >
      {scene && (
        <Scene
          file={scene}
          sizes="(min-width: 61.1875rem) 58vw, (min-width: 47.3125rem) 46vw, 92vw"
          className="relative aspect-2/1 xl:aspect-auto xl:min-h-72 xl:[&>img]:absolute xl:[&>img]:inset-0"
        />
      )}
      <div className="p-6 lg:p-10 xl:p-8">
        <h2>{texts.title}</h2>
        <BenefitList className="gap-6 xl:grid-cols-2 xl:gap-5" />
      </div>
    </aside>
  );
}

export function RegistrationBenefits({ scene }: AccountBenefitsProps) {
  return (
    <aside
      aria-label={texts.title}
      className="overflow-hidden rounded-lg bg-brand-soft lg:sticky lg:top-36 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      {scene && (
        <Scene
          file={scene}
          sizes="(min-width: 61.1875rem) 34rem, 100vw"
          // The motif is in the lower part of the picture.
          className="max-lg:h-30 lg:aspect-2/1 [&>img]:object-[50%_80%] lg:[&>img]:object-bottom"
        />
      )}
      <p className="px-5 py-3 lg:hidden">{texts.short}</p>
      <div className="p-8 max-lg:hidden">
        <h2>{texts.title}</h2>
        <BenefitList className="gap-6" />
      </div>
    </aside>
  );
}

function BenefitList({ className }: { className: string }) {
  return (
    <ul className={classNames('mt-6 grid', className)}>
      {texts.BENEFITS.map(({ id, name, text }) => {
        const Icon = ICONS[id];
        return (
          <li key={id} className="flex gap-4">
            <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-surface text-brand">
              <Icon className="size-6" />
            </span>
            <div>
              <p className="font-semibold">{name}</p>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
