import { MailIcon } from '#app/ui/icons/contact.tsx';
import { HeartIcon, PointsIcon, TruckIcon } from '#app/ui/icons/shopping.tsx';
import * as texts from '#texts/customers/account-benefits.ts';

const ICONS = { orders: TruckIcon, points: PointsIcon, kept: HeartIcon, returns: MailIcon };

/** What an account is good for, beside the form that opens it. */
export function AccountBenefits() {
  return (
    <aside aria-label={texts.title} className="rounded-lg bg-brand-soft p-6 md:p-10">
      <h2>{texts.title}</h2>
      <ul className="mt-6 grid gap-6">
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
    </aside>
  );
}
