export interface CardTrait {
  name: string;
  value: string;
}

const MOST = 2;

/** The first traits that say something the product's name does not. */
export function tellingTraits(name: string, traits: readonly CardTrait[]): CardTrait[] {
  const said = name.toLowerCase();
  return traits.filter(({ value }) => !said.includes(value.toLowerCase())).slice(0, MOST);
}
