export { companyRoutes } from './companies.routes.ts';
export { companyStaffActions } from './staff/company.actions.ts';
