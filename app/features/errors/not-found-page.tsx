import { SearchBox } from '#app/features/catalogue/search-box/search-box.tsx';
import { useShell } from '#app/features/platform/frame/shell-data.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import * as errorTexts from '#texts/platform/errors.ts';

const texts = errorTexts.notFound;

export default function NotFoundPage() {
  const menu = useShell()?.menu ?? [];
  return (
    <div className="py-8 md:py-16">
      <title>{texts.title}</title>
      <p className="font-display text-6xl font-extrabold text-brand md:text-8xl" aria-hidden="true">
        404
      </p>
      <h1 className="mt-2">{texts.title}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">{texts.lead}</p>
      <SearchBox label={texts.search} className="relative mt-8 max-w-xl" />
      {menu.length > 0 && (
        <nav aria-label={texts.categories} className="mt-10">
          <h2 className="type-sub">{texts.categories}</h2>
          <ul className="mt-3 flex flex-wrap gap-x-6">
            {menu.map(({ name, link }) => (
              <li key={link}>
                <TextLink to={link} className="inline-flex min-h-11 items-center">
                  {name}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ButtonLink to="/" look="secondary" className="mt-8">
        {texts.home}
      </ButtonLink>
    </div>
  );
}
