import { useShell } from '#platform/shell/storefront/shell-data.tsx';
import { PhoneNumber } from '#platform/ui/phone-number.tsx';
import { SideBox } from '#platform/ui/service-frame.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as texts from '../../texts/help.ts';

/** Links to related forms and to the shop's contacts, next to a form. */
export function HelpBox({ ways }: { ways: readonly texts.HelpWay[] }) {
  const settings = useShell()?.settings;
  return (
    <SideBox title={texts.title}>
      <ul className="mt-3 divide-y divide-line">
        {ways.map((way) => (
          <li key={way} className="py-2">
            <TextLink to={texts.ways[way].to} className="inline-flex min-h-11 items-center font-semibold md:min-h-6">
              {texts.ways[way].name}
            </TextLink>
            <p className="text-ink-soft">{texts.ways[way].text}</p>
          </li>
        ))}
        <li className="pt-2">
          <p>{texts.ask}</p>
          <p className="flex flex-wrap items-center gap-x-5">
            {settings?.phone && <PhoneNumber number={settings.phone} className="font-semibold" />}
            <TextLink to={settings?.contactLink || '/contact.php'} className="inline-flex min-h-11 items-center">
              {texts.write}
            </TextLink>
          </p>
        </li>
      </ul>
    </SideBox>
  );
}
