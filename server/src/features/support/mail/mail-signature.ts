import { createHmac } from 'node:crypto';
import { equalsInConstantTime } from '../../../lib/equals-in-constant-time.ts';

/** Validity of a signature in seconds. */
const MAX_AGE_SECONDS = 300;

/** The header `x-mail-signature` of a mail: `t=UNIX_SECONDS,v1=HEX`, an HMAC-SHA256 of `t`, a dot and the body. */
export function signMail(key: string, body: Buffer, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1_000));
  return `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.`).update(body).digest('hex')}`;
}

const isFresh = (seconds: string, now: Date): boolean =>
  Math.abs(now.getTime() / 1_000 - Number(seconds)) <= MAX_AGE_SECONDS;

/** Whether the header is the signature of the body, made within five minutes. */
export function isMailSignature(key: string, body: Buffer, header: string, now: Date): boolean {
  const seconds = /^t=(\d{1,12}),/.exec(header)?.[1];
  if (!seconds || !isFresh(seconds, now)) return false;
  return equalsInConstantTime(header, signMail(key, body, new Date(Number(seconds) * 1_000)));
}

/** The fields of a mail as Mailgun posts it: an HMAC-SHA256 of `timestamp` and `token`, which is used once. */
export interface MailgunFields {
  timestamp: string;
  token: string;
  signature: string;
}

/** Whether a mail of Mailgun is signed, within five minutes. Its caller uses up the token. */
export function isMailgunSignature(key: string, { timestamp, token, signature }: MailgunFields, now: Date): boolean {
  if (!/^\d{1,12}$/.test(timestamp) || !/^[\w-]{8,100}$/.test(token) || !isFresh(timestamp, now)) return false;
  return equalsInConstantTime(
    signature,
    createHmac('sha256', key)
      .update(timestamp + token)
      .digest('hex'),
  );
}
