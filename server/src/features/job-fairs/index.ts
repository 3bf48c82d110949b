export { createDemoJobFairs } from './create-demo-job-fairs.ts';
export { attachJobFair } from './job-fair-calendar.ts';
export { jobFairRoutes, jobFairStaffActions } from './job-fairs.routes.ts';
export { eraseRegistrations, exportRegistrations } from './job-fairs-personal-data.queries.ts';
export { remindOfJobFairs } from './remind-of-job-fairs.ts';
