export { findOwnOpinionState } from './find-own-opinion.ts';
export { getProductOpinions } from './get-product-opinions.ts';
export { insertOpinion, type NewOpinion } from './insert-opinion.ts';
export { listRecentOpinions, listWall } from './list-product-opinions.ts';
export { listShopOpinions } from './list-shop-opinions.ts';
export { answerOpinion, listWaitingOpinions, setOpinionState } from './moderate-opinion.ts';
export { storeOpinionPhoto } from './store-opinion-photo.ts';
export { voteOnOpinion } from './vote.ts';
