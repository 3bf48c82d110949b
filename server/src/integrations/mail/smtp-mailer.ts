import { createTransport } from 'nodemailer';
import { SendError } from '../file-sink/send-error.ts';
import { composeMail } from './compose-mail.ts';
import type { Mailer } from './mailer.ts';

const TIMEOUT_MS = 10_000;
/** As many as are sent at a time (open-channel.ts), so that none waits inside the pool. */
const CONNECTIONS = 4;

interface SmtpFailure {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** The server's words may repeat the recipient, so only its codes are kept. A 5xx about sign-in or sender is ours to mend. */
function sendErrorOf({ code, command, responseCode, response }: SmtpFailure): SendError {
  if (responseCode === undefined) {
    const unusableAddress = code === 'EENVELOPE';
    return new SendError(`the mail server could not be used: ${code ?? 'unknown'}`, unusableAddress);
  }
  const detail = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response ?? '')?.[0];
  const aboutThisMail = command === 'RCPT TO' || command === 'DATA';
  const answer = [responseCode, detail].filter(Boolean).join(' ');
  return new SendError(
    `the mail server answered ${answer} to ${command ?? 'the mail'}`,
    responseCode >= 500 && aboutThisMail,
  );
}

/** Hands mails to the SMTP server of `url`. Its password never travels in clear to another machine. */
export function openSmtpMailer(url: string, from: string, timeoutMs = TIMEOUT_MS): Mailer {
  const { username, hostname } = new URL(url);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    maxRequeues: 0,
    requireTLS: username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname),
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    async send(mail) {
      const sent = await transport.sendMail(composeMail(mail, from)).catch((error: unknown) => {
        throw sendErrorOf(error as SmtpFailure);
      });
      return { providerId: sent.messageId };
    },
    close: () => transport.close(),
  };
}
