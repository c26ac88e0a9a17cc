import { Scene } from '#app/features/platform/shop-image/scene.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { MailIcon } from '#app/ui/icons/contact.tsx';
import { HeartIcon, PointsIcon, TruckIcon } from '#app/ui/icons/shopping.tsx';
import * as texts from '#texts/customers/account-benefits.ts';

const ICONS = { orders: TruckIcon, points: PointsIcon, kept: HeartIcon, returns: MailIcon };

interface AccountBenefitsProps {
  scene: string;
  /** Beside a form longer than the window it stays in sight; beside a short one it is as high as that. */
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
        stays && 'lg:sticky lg:top-36',
      )}
    >
      <div className={classNames('p-6', fills ? 'md:p-10 xl:p-8' : 'md:p-8')}>
        <h2>{texts.title}</h2>
        <ul className={classNames('mt-6 grid gap-6', fills && 'xl:mt-5 xl:grid-cols-2 xl:gap-5')}>
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
      </div>
      {scene && (
        <Scene
          file={scene}
          sizes={stays ? '(min-width: 979px) 34rem, 92vw' : '(min-width: 979px) 58vw, 92vw'}
          className={classNames(
            'relative order-first aspect-2/1',
            fills && 'xl:aspect-auto xl:min-h-72 xl:[&>img]:absolute xl:[&>img]:inset-0',
          )}
        />
      )}
    </aside>
  );
}
