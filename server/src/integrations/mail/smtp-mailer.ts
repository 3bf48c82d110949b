import { createTransport } from 'nodemailer';
import { ProviderUnavailableError, SendError } from '../send-error.ts';
import { composeMail } from './compose-mail.ts';
import type { Mailer } from './mailer.ts';

const TIMEOUT_MS = 10_000;
/** As many as are sent concurrently, so that none waits inside the pool. */
const CONNECTIONS = 8;

interface SmtpFailure {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
  timeoutType?: string;
  /** Of a failed system call. */
  syscall?: string;
}

/** Errors of nodemailer before a mail could be sent on a connection. */
const NOT_CONNECTED = new Set(['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH']);

const isNotConnected = ({ code = '', timeoutType = '', syscall }: SmtpFailure): boolean =>
  NOT_CONNECTED.has(code) || /^(CONNECT|GREETING)_/.test(timeoutType) || syscall === 'connect';

/** Keeps only the codes: the text may contain the recipient. A 5xx for sign-in or sender is an error of our settings. */
function toSendError(failure: SmtpFailure): SendError {
  const { code, command, responseCode, response } = failure;
  if (responseCode === undefined) {
    const unusableAddress = code === 'EENVELOPE';
    const words = `the mail server could not be used: ${code ?? 'unknown'}`;
    return isNotConnected(failure) ? new ProviderUnavailableError(words) : new SendError(words, unusableAddress);
  }
  const detail = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response ?? '')?.[0];
  const aboutThisMail = command === 'RCPT TO' || command === 'DATA';
  const reply = [responseCode, detail].filter(Boolean).join(' ');
  const words = `the mail server replied ${reply} to ${command ?? 'the mail'}`;
  if (!aboutThisMail || responseCode === 421) return new ProviderUnavailableError(words);
  return new SendError(words, responseCode >= 500);
}

/**
 * Sends mails through the SMTP server of `url`. The password is sent to another machine over TLS only.
 * @param timeoutMs for connecting and for the greeting, in milliseconds; twice that for each later reply
 */
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
    // Longer than that of the greeting, whose error tells that the server takes no mails at all.
    socketTimeout: 2 * timeoutMs,
  });
  return {
    async send(mail) {
      const sent = await transport.sendMail(composeMail(mail, from)).catch((error: unknown) => {
        throw toSendError(error as SmtpFailure);
      });
      return { providerId: sent.messageId };
    },
    close: () => transport.close(),
  };
}
