import { Link } from 'react-router';
import { useRouteExists } from '#app/features/platform/navigation/route-exists.ts';
import { CompareIcon, HeartIcon, UserIcon } from '#app/ui/icons/shopping.tsx';
import * as shellTexts from '#texts/platform/shell.ts';

const links = [
  { to: '/konto', label: shellTexts.account.label, Icon: UserIcon },
  { to: '/ulubione', label: shellTexts.favourites.label, Icon: HeartIcon },
  { to: '/porownanie', label: shellTexts.compare.label, Icon: CompareIcon },
];

/** The shopper's own places, for the menu dialog. */
export function AccountLinks({ onGo }: { onGo(): void }) {
  const exists = useRouteExists();
  return (
    <ul>
      {links
        .filter(({ to }) => exists(to))
        .map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-11 items-center gap-3 rounded-sm hover:text-brand" onClick={onGo}>
              <Icon className="size-5 text-ink-soft" />
              {label}
            </Link>
          </li>
        ))}
    </ul>
  );
}
