import type { BasketOnWire } from '#wire/basket-answer.ts';

export interface ComparedProduct {
  id: string;
  name: string;
  icon: string;
  link: string;
  removeLink: string;
}

/** A favourite: a product with the size that was chosen, or `uniw`. */
export interface FavouriteProduct {
  id: string;
  size: string;
}

/** Content of a page of one visitor; the page itself is the same for everybody. */
export interface Personal {
  /** False until the first answer: badges stay empty rather than say 0. */
  known: boolean;
  basket: BasketOnWire | null;
  favourites: number;
  /** The favourites themselves, for the hearts on cards. */
  favouriteProducts: FavouriteProduct[];
  compared: ComparedProduct[];
}

export const emptyPersonal: Personal = {
  known: false,
  basket: null,
  favourites: 0,
  favouriteProducts: [],
  compared: [],
};
