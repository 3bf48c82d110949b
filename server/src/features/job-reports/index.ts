export { reportJob } from './report-job.ts';
export { findProof, listKnownProofKeys } from './reports.queries.ts';
export { reportRoutes } from './reports.routes.ts';
export { eraseReports, exportReports } from './reports-personal-data.queries.ts';
export { reopenReports, resolveReports } from './resolve-reports.ts';
export { PROOF_FILES } from './store-with-proof.ts';
