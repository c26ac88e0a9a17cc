import { SearchBox } from '#modules/catalogue/search/storefront/search-box/search-box.tsx';
import * as errorTexts from '#platform/page-errors/texts/errors.ts';
import { useShell } from '#platform/shell/storefront/shell-data.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { StillLife } from '#platform/ui/still-life.tsx';
import crossingPicture from '#platform/ui/still-lifes/crossing.webp';

const texts = errorTexts.notFound;

export default function NotFoundPage() {
  const menu = useShell()?.menu ?? [];
  return (
    <div className="grid items-start gap-8 py-6 md:py-12 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-16">
      <title>{texts.title}</title>
      <div className="flex items-center justify-center rounded-lg bg-surface-2 px-4 pt-2 pb-4 lg:order-last lg:py-16">
        <StillLife picture={crossingPicture} className="w-72 lg:w-full" />
      </div>
      <div>
        <h1>{texts.title}</h1>
        <p className="mt-4 max-w-prose text-lg text-ink-soft">{texts.lead}</p>
        <SearchBox label={texts.search} className="relative mt-8 max-w-xl" />
        {menu.length > 0 && (
          <nav aria-label={texts.categories} className="mt-10">
            <h2 className="type-sub">{texts.categories}</h2>
            <ul className="mt-3 flex flex-wrap gap-2">
              {menu.map(({ name, link }) => (
                <li key={link}>
                  <ButtonLink to={link} look="secondary" size="sm">
                    {name}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <ButtonLink to="/" className="mt-8">
          {texts.home}
        </ButtonLink>
      </div>
    </div>
  );
}
