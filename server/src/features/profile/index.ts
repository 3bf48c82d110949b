export { findAddress } from './address.queries.ts';
export { copyPendingPictures } from './copy-pending-pictures.ts';
export { lockOwner } from './owner.queries.ts';
export { eraseProfile, exportProfile } from './personal-data.queries.ts';
export { listKnownPictureKeys } from './picture.queries.ts';
export { profileRoutes } from './profile.routes.ts';
export { reviewPicture } from './review-picture.ts';
export { PICTURE_FILES } from './save-picture.ts';
