export { addFavourites, type Favourite, type FavouriteKey, listFavourites, removeFavourites } from './favourites.ts';
export { personalFavourites } from './personal-data.ts';
