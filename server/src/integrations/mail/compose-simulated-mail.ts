import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';

/** A mail to the support address. */
export interface SimulatedMail {
  fullName: string;
  email: string;
  to: string;
  subject: string;
  text: string;
}

/** Composes the raw mail (RFC 5322) of a sender, for trying out received mails without a mail provider. */
export async function composeSimulatedMail({ fullName, email, to, subject, text }: SimulatedMail): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail({
    from: { name: fullName, address: email },
    to: { name: '', address: to },
    subject,
    text,
    messageId: `<${randomUUID()}@simulated.example>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return message as Buffer;
}
