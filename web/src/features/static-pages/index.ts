export { notFoundMessage, unauthorizedMessage } from './lazy-messages.ts';
export { OfflineMessage } from './offline-message.tsx';
export { UnexpectedError } from './unexpected-error.tsx';
