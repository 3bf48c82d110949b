export { moveServiceItem } from './move-service-item.ts';
export { insertServiceItems, listOpenServiceItems, listServiceItems } from './service-items.queries.ts';
export { serviceRoutes, serviceStaffActions } from './services.routes.ts';
