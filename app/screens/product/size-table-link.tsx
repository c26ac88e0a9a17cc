import { productTexts } from '#texts/product.ts';
import { FormLinks } from '../../features/form-links/form-links.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const loadDialog = async () => (await import('./size-table-dialog.tsx')).default;

/** The size table over the product page, so that the choice made so far stays. */
export default function SizeTableLink({ address }: { address: string }) {
  return (
    <FormLinks address={address} load={loadDialog}>
      <TextLink to={address} className="inline-flex min-h-11 items-center">
        {productTexts.sizeTable}
      </TextLink>
    </FormLinks>
  );
}
