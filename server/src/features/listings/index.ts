export { listingRoutes } from './listings.routes.ts';
export { eraseListings, exportListings } from './personal-data.queries.ts';
export { makeDemoListings } from './priority/demo-listings.ts';
export { fillPriorityListings } from './priority/fill-priority-listings.ts';
