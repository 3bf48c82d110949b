export { PriorityListing } from './priority-listing.tsx';
