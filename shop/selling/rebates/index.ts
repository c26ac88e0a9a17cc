export { addRebate, removeRebate } from './change-rebates.ts';
export { findRebateOffer, getRebateOffers, type RebateOffer } from './get-rebate-offers.ts';
export {
  type ChosenGift,
  chooseGift,
  type GiftOutcome,
  listGifts,
  type OfferedGift,
  readChosenGift,
  resignGift,
} from './gifts.ts';
export { listRebateProducts } from './list-rebate-products.ts';
export { personalRebates } from './personal-data.ts';
export {
  type AppliedRebate,
  type BasketRebates,
  lockRebates,
  type RebateUser,
  readBasketRebates,
} from './read-rebates.ts';
export { giveBackRebates, spendRebates } from './spend-rebates.ts';
