export { createDemoSavedJobs } from './create-demo-saved-jobs.ts';
export { savedJobRoutes } from './saved-jobs.routes.ts';
export { eraseSavedJobs, exportSavedJobs } from './saved-jobs-personal-data.queries.ts';
