export { type FoundGoods, findPhoneGoods, listPhoneGoods, type PhoneGood } from './find-phone-goods.ts';
export { findPhonePlace, findPhonePlaces, listPhoneChoices, type PhonePlace } from './phone-choices.ts';
export {
  isPhoneOrder,
  type PhoneOrderInput,
  type PhoneOrderOutcome,
  type PhoneSummary,
  placePhoneOrder,
  quotePhoneOrder,
} from './place-phone-order.ts';
