export { addRebate, removeRebate } from './change-rebates.ts';
export {
  type AppliedRebate,
  type BasketRebates,
  type GivenRebates,
  judgeRebates,
  listGivenRebates,
  lockRebates,
  NO_REBATES,
  paysDelivery,
  type RebateUser,
} from './find-basket-rebates.ts';
export {
  type ChosenGift,
  chooseGift,
  findGivenGift,
  type GiftOutcome,
  type GivenGift,
  judgeGift,
  listGifts,
  type OfferedGift,
  resignGift,
} from './gifts.ts';
export {
  addGifts,
  findManagedGift,
  listManagedGifts,
  moveGift,
  NEW_GIFT,
  removeGift,
  saveGift,
  switchGift,
} from './manage-gifts.ts';
export {
  addRebates,
  blockRebate,
  findManagedRebate,
  findRebateByCode,
  listManagedRebates,
  type ManagedRebate,
  NEW_REBATE,
  saveRebate,
  withdrawRebate,
} from './manage-rebates.ts';
export { personalRebates } from './personal-data.ts';
export { findRebateOffer, getRebateOffers, listRebateProducts, type RebateOffer } from './rebate-offers.ts';
export { giveBackRebates, spendRebates } from './spend-rebates.ts';
export { basketGifts, gifts, rebates, rebateUses } from './tables.ts';
