import type { AppContext } from '../../../app-context.ts';
import { makeSignedValue, readSignedValue } from '../../../infra/signed-value.ts';
import { MINUTE_MS } from '../../../lib/clock.ts';

/** A frame sends no token: its address is signed instead, for this many milliseconds. */
const LIFETIME_MS = 5 * MINUTE_MS;

type Context = Pick<AppContext, 'secrets' | 'clock'>;

const purposeOf = (template: string): string => `message sample ${template}`;

/** The address of the HTML of a mail template with sample data. */
export function makeSampleAddress(context: Context, template: string): string {
  const expiresAt = new Date(context.clock.now().getTime() + LIFETIME_MS);
  return `/api/staff/message-samples/${template}?link=${makeSignedValue(context.secrets.keyFor(purposeOf(template)), expiresAt)}`;
}

export const isSampleLink = (context: Context, template: string, link: string): boolean =>
  readSignedValue(context.secrets.keysFor(purposeOf(template)), link, context.clock.now()) !== undefined;
