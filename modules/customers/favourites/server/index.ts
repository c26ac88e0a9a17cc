export {
  addFavourites,
  copyFavourites,
  type Favourite,
  type FavouriteKey,
  listFavouriteSavers,
  listFavourites,
  removeFavourites,
} from './favourites.ts';
export { personalFavourites } from './personal-data.ts';
export { FAVOURITES_OF_VISITOR } from './tables.ts';
