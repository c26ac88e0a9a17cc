import { producer as texts } from '../../texts/panel-product.ts';
import type { EditedProduct } from './load.server.ts';

/** Manufacturer and responsible person, as on the product page (GPSR). */
export function Maker({ maker }: { maker: EditedProduct['maker'] }) {
  if (!maker) return <p className="text-ink-soft text-sm">{texts.none}</p>;
  const { name, address, email, responsibleName, responsibleAddress, responsibleEmail } = maker;
  const responsible = [responsibleName, responsibleAddress, responsibleEmail].filter(Boolean).join(', ');
  return (
    <div className="text-sm">
      <h3>{texts.title}</h3>
      <p>{name}</p>
      <p>{`${texts.address}: ${address || texts.nought}`}</p>
      <p>{`${texts.email}: ${email || texts.nought}`}</p>
      <p>{`${texts.responsible}: ${responsible || texts.nought}`}</p>
    </div>
  );
}
