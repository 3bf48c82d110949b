export { notificationRoutes } from './notifications.routes.ts';
export type { AttachmentMakers } from './outbox/attach-files.ts';
export type { InterviewMailData, Message } from './outbox/message.ts';
export { queueMessage, queueMessages, withdrawMessages } from './outbox/outbox.queries.ts';
export { purgeMessages } from './outbox/purge-messages.ts';
export { startDelivery } from './outbox/start-delivery.ts';
export { eraseMessages, exportMessages } from './personal-data.queries.ts';
