export { listingRoutes } from './listings.routes.ts';
export { eraseListings, exportListings } from './personal-data.queries.ts';
export { fillPriorityListings } from './priority/fill-priority-listings.ts';
export { makeDemoListings } from './priority/make-demo-listings.ts';
