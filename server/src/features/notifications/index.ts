export type { AttachmentMakers } from './delivery/attach-files.ts';
export { queueMessage, queueMessages, withdrawMessages } from './delivery/messages.queries.ts';
export { startDelivery } from './delivery/start-delivery.ts';
export { sweepMessages } from './delivery/sweep-messages.ts';
export type { InterviewOfMail, Message } from './message.ts';
export { notificationRoutes } from './notifications.routes.ts';
export { eraseMessages, exportMessages } from './personal-data.queries.ts';
