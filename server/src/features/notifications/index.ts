export { notificationRoutes } from './notifications.routes.ts';
export { eraseMessages, exportMessages } from './notifications-personal-data.queries.ts';
export type { AttachmentMakers } from './outbox/attach-files.ts';
export type { InterviewMailData, Message, SearchAlertJob, SearchAlertSection } from './outbox/message.ts';
export { queueMessage, queueMessages, withdrawMessages } from './outbox/outbox.queries.ts';
export { purgeMessages } from './outbox/purge-messages.ts';
export { startDelivery } from './outbox/start-delivery.ts';
