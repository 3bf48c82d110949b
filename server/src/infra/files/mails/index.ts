export { type MailReading, mailLimits, type ReceivedMail, readMail } from './read-mail.ts';
