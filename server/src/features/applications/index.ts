export { applicationRoutes } from './applications.routes.ts';
