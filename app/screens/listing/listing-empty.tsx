import { listingTexts } from '#texts/listing.ts';
import { useShell } from '../../features/shell/use-shell.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

/** No dead end: an empty listing leads on to the departments. */
export function ListingEmpty({ search }: { search: boolean }) {
  const shell = useShell();
  return (
    <div className="mt-8 rounded-lg bg-surface-2 p-6 md:p-10">
      {search && <h2>{listingTexts.empty}</h2>}
      <p className="mt-2 max-w-[60ch]">{search ? listingTexts.emptyHelp : listingTexts.emptyCategory}</p>
      <ul className="mt-5 flex flex-wrap gap-2">
        {shell?.menu.map((category) => (
          <li key={category.link}>
            <ButtonLink to={category.link} look="secondary">
              {category.name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
