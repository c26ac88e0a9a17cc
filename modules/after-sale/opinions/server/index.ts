export { findInvitation } from './find-invitation.ts';
export { insertOpinion, type NewOpinion } from './insert-opinion.ts';
export { inviteToOpinions } from './invitation-mail.ts';
export { getProductOpinions, listRecentOpinions, listShopOpinions, listWall } from './list-opinions.ts';
export {
  answerOpinion,
  countOpinionStates,
  findOpinionPhoto,
  listOpinionsByState,
  setOpinionState,
} from './moderate-opinion.ts';
export { personalOpinions } from './personal-data.ts';
export { opinions } from './tables.ts';
export { findOwnOpinionState, storeOpinionPhoto, voteOnOpinion } from './vote.ts';
