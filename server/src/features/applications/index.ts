export { applicationRoutes } from './applications.routes.ts';
export { applyToVacancy } from './apply-to-vacancy.ts';
export { eraseApplications, exportApplications } from './personal-data.queries.ts';
