export { NotFound } from './not-found.tsx';
export { Trouble } from './trouble.tsx';
export { Unauthorized } from './unauthorized.tsx';
