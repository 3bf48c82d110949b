export type { AttachmentMakers } from './attach-files.ts';
export type { InterviewOfMail, Message } from './message.ts';
export { queueMessage, queueMessages, withdrawMessages } from './messages.queries.ts';
export { notificationRoutes } from './notifications.routes.ts';
export { eraseMessages, exportMessages } from './personal-data.queries.ts';
export { startDelivery } from './start-delivery.ts';
export { sweepMessages } from './sweep-messages.ts';
