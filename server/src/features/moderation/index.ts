export { closeAsFraud, undoCloseAsFraud } from './decisions/close-as-fraud.ts';
export { deleteFraudClosing } from './decisions/close-company-as-fraud.queries.ts';
export { closeCompanyAsFraud, decideFrauds } from './decisions/close-company-as-fraud.ts';
export { moderationActions } from './moderation.actions.ts';
export { reportStaffActions } from './reports/report-actions.ts';
export { PROOF_FILES, reportJob } from './reports/report-job.ts';
export { listKnownProofKeys } from './reports/reports.queries.ts';
export { reportRoutes } from './reports/reports.routes.ts';
export { eraseReports, exportReports } from './reports/reports-personal-data.queries.ts';
