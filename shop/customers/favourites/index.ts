export { addFavourites } from './add-favourites.ts';
export { type Favourite, listFavourites } from './list-favourites.ts';
export { personalFavourites } from './personal-data.ts';
export { type FavouriteKey, removeFavourites } from './remove-favourites.ts';
