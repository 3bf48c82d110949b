export { createDemoDrafts } from './create-demo-drafts.ts';
export { vacancyManagementActions } from './vacancy-management.actions.ts';
