export { addFavourites } from './add-favourites.ts';
export { type Favourite, listFavourites } from './list-favourites.ts';
export { type FavouriteKey, removeFavourites } from './remove-favourites.ts';
