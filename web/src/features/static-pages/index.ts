export { NotFoundMessage } from './not-found-message.tsx';
export { OfflineMessage } from './offline-message.tsx';
export { UnauthorizedMessage } from './unauthorized-message.tsx';
export { UnexpectedError } from './unexpected-error.tsx';
