export { NotFound } from './not-found.tsx';
export { Unauthorized } from './unauthorized.tsx';
export { UnexpectedError } from './unexpected-error.tsx';
