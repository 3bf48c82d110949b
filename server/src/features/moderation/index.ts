export { reportProofActions } from './cases/report-proof-actions.ts';
export { closeAsFraud, undoCloseAsFraud } from './decisions/close-as-fraud.ts';
export { deleteFraudClosing } from './decisions/close-company-as-fraud.queries.ts';
export { closeCompanyAsFraud, decideFrauds } from './decisions/close-company-as-fraud.ts';
export { moderationActions } from './moderation.actions.ts';
export { erasePictureCases, exportPictureCases } from './pictures/picture-cases-personal-data.queries.ts';
