import { Scene } from '#app/features/platform/shop-image/scene.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { MailIcon } from '#app/ui/icons/contact.tsx';
import { HeartIcon, PointsIcon, TruckIcon } from '#app/ui/icons/shopping.tsx';
import * as texts from '#texts/customers/account-benefits.ts';

const ICONS = { orders: TruckIcon, points: PointsIcon, kept: HeartIcon, returns: MailIcon };

interface AccountBenefitsProps {
  scene: string;
  /** Beside a form longer than the window it stays in sight, before it where there is no room; beside a short one it is as high as that. */
  stays?: boolean;
}

/** What an account is good for, beside the form that opens it; with the shop's own picture where there is one. */
export function AccountBenefits({ scene, stays }: AccountBenefitsProps) {
  const fills = Boolean(scene) && !stays;
  return (
    <aside
      aria-label={texts.title}
      className={classNames(
        'grid overflow-hidden rounded-lg bg-brand-soft',
        fills && 'xl:h-full xl:grid-rows-[1fr_auto]',
        stays && 'lg:sticky lg:top-36 lg:col-start-2 lg:row-span-2 lg:row-start-1',
      )}
    >
      <div className={stays ? 'p-4 sm:p-5 lg:p-8' : classNames('p-6', fills ? 'md:p-10 xl:p-8' : 'md:p-8')}>
        <h2 className={classNames(stays && 'max-lg:type-sub')}>{texts.title}</h2>
        <ul
          className={
            stays
              ? 'mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3 lg:mt-6 lg:grid-cols-1 lg:gap-6'
              : classNames('mt-6 grid gap-6', fills && 'xl:mt-5 xl:grid-cols-2 xl:gap-5')
          }
        >
          {texts.BENEFITS.map(({ id, name, text }) => {
            const Icon = ICONS[id];
            return (
              <li
                key={id}
                className={stays ? 'flex items-center gap-2.5 max-lg:text-sm lg:items-start lg:gap-4' : 'flex gap-4'}
              >
                <span
                  className={classNames(
                    'flex shrink-0 items-center justify-center rounded-full bg-surface text-brand',
                    stays ? 'size-8 lg:size-11' : 'size-11',
                  )}
                >
                  <Icon className={stays ? 'size-5 lg:size-6' : 'size-6'} />
                </span>
                <div>
                  <p className={classNames('font-semibold', stays && 'max-lg:leading-snug')}>{name}</p>
                  <p className={classNames('text-ink-soft', stays && 'max-lg:hidden')}>{text}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
      {scene && (
        <Scene
          file={scene}
          sizes={stays ? '34rem' : '(min-width: 979px) 58vw, 92vw'}
          className={classNames(
            'relative order-first aspect-2/1',
            // The house stands low in it.
            stays && 'max-lg:hidden [&>img]:object-bottom',
            fills && 'xl:aspect-auto xl:min-h-72 xl:[&>img]:absolute xl:[&>img]:inset-0',
          )}
        />
      )}
    </aside>
  );
}
