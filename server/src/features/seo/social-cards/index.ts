export { socialCardRoutes } from './social-cards.routes.ts';
