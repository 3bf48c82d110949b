export { createDemoProposals } from './create-demo-proposals.ts';
export { vacancyApprovalRoutes, vacancyApprovalStaffActions } from './vacancy-approvals.routes.ts';
export { eraseProposals, exportProposals } from './vacancy-approvals-personal-data.queries.ts';
