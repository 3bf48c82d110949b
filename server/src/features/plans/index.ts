export { exportPurchasedPlans } from './personal-data.queries.ts';
export { planRoutes } from './plans.routes.ts';
