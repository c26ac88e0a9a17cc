export { addRebate, removeRebate } from './change-rebates.ts';
export {
  type ChosenGift,
  chooseGift,
  type GiftOutcome,
  listGifts,
  type OfferedGift,
  readChosenGift,
  resignGift,
} from './gifts.ts';
export { personalRebates } from './personal-data.ts';
export {
  type AppliedRebate,
  type BasketRebates,
  lockRebates,
  type RebateUser,
  readBasketRebates,
} from './read-rebates.ts';
export { findRebateOffer, getRebateOffers, listRebateProducts, type RebateOffer } from './rebate-offers.ts';
export { giveBackRebates, spendRebates } from './spend-rebates.ts';
