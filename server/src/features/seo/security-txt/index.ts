export { securityTxtRoutes } from './security-txt.routes.ts';
