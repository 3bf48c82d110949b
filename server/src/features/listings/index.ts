export { insertFreelyShown } from './known-vacancies.queries.ts';
export { listingRoutes } from './listings.routes.ts';
export { eraseListings, exportListings } from './listings-personal-data.queries.ts';
export { createDemoListings } from './priority/create-demo-listings.ts';
export { fillPriorityListings } from './priority/fill-priority-listings.ts';
export { purgeFreeListingViews } from './purge-free-listing-views.ts';
