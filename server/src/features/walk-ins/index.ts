export { createDemoWalkIn } from './create-demo-walk-in.ts';
export { purgeWalkIns } from './purge-walk-ins.ts';
export { walkInStaffActions } from './staff/walk-in-staff.routes.ts';
export { walkInRoutes } from './walk-ins.routes.ts';
export { eraseWalkIns, exportWalkIns } from './walk-ins-personal-data.queries.ts';
