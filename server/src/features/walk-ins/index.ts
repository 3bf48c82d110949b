export { makeDemoWalkIn } from './make-demo-walk-in.ts';
export { eraseWalkIns, exportWalkIns } from './personal-data.queries.ts';
export { walkInStaffActions } from './staff/walk-in-staff.routes.ts';
export { sweepWalkIns } from './sweep-walk-ins.ts';
export { walkInRoutes } from './walk-ins.routes.ts';
