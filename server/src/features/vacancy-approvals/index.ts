export { makeDemoProposals } from './make-demo-proposals.ts';
export { eraseProposals, exportProposals } from './personal-data.queries.ts';
export { vacancyApprovalRoutes, vacancyApprovalStaffActions } from './vacancy-approvals.routes.ts';
