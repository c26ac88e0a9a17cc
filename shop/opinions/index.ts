export { describeOpinionFault, type OpinionFault } from './fault-text.ts';
export { findOwnOpinionState } from './find-own-opinion.ts';
export { getProductOpinions, type ProductOpinions } from './get-product-opinions.ts';
export { type InsertedOpinion, insertOpinion, type NewOpinion, type OpinionRefusal } from './insert-opinion.ts';
export { listRecentOpinions, listWall } from './list-product-opinions.ts';
export { listShopOpinions } from './list-shop-opinions.ts';
export { answerOpinion, listWaitingOpinions, setOpinionState } from './moderate-opinion.ts';
export { storeOpinionPhoto } from './store-opinion-photo.ts';
export { type OpinionScore, voteOnOpinion } from './vote.ts';
