export { moveServiceItem } from './move-service-item.ts';
export {
  hasResumeService,
  insertServiceItems,
  listServiceItems,
} from './service-items.queries.ts';
export { resumeServiceNames } from './service-names.ts';
export { serviceRoutes, serviceStaffActions } from './services.routes.ts';
