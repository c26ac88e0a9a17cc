export { addFavourites, type Favourite, type FavouriteKey, listFavourites, removeFavourites } from './favourites.ts';
export { personalFavourites } from './personal-data.ts';
export { FAVOURITES_OF_VISITOR } from './tables.ts';
