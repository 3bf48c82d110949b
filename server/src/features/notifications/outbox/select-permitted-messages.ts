import type { Db } from '../../../infra/database/connect.ts';
import { countRateLimitUses } from '../../../infra/http/rate-limit/rate-limit.ts';
import { messagesNotQueued } from '../../../infra/metrics/message-metrics.ts';
import { HOUR_MS, MAX_CLOCK_SKEW_MS } from '../../../lib/clock.ts';
import { toMailIdentity } from '../../../lib/text/to-mail-identity.ts';
import type { Message } from './message.ts';
import { countByAccount, countByRecipient, listAccountAddresses } from './message-counts.queries.ts';
import {
  addressLimits,
  listTemplatesOutsideTotals,
  messageLimits,
  messageRules,
  WINDOW_HOURS,
} from './message-limits.ts';

type Refusal = 'unverified address' | 'template limit' | 'recipient limit' | 'account limit';

const addressOf = ({ to }: Message) => to.toLowerCase();

/** Key by which messages of a recipient are counted: a mailbox has any number of spellings. Phone numbers are unchanged. */
const identityOf = ({ to }: Message) => toMailIdentity(to);

/** Whether the recipient typed the address without an account, and a rule permits the message. */
const isToGuest = ({ template, accountId }: Message): boolean =>
  accountId === null && messageRules[template].guest !== undefined;

/** Whether the message is permitted only for a verified address. */
const dependsOnAddress = ({ template }: Message): boolean => messageRules[template].unverified === undefined;

/** Whether the message is permitted for an address that no account has. */
const isForNoAccount = (message: Message): boolean =>
  messageRules[message.template].noAccount !== undefined || isToGuest(message);

function maxOf(message: Message): number {
  const { max, guest } = messageRules[message.template];
  return guest && isToGuest(message) ? guest.max : max;
}

/** Counts of the window, which grow with the messages that are permitted. */
async function openCounts(db: Db, messages: readonly Message[], now: Date) {
  const span = {
    since: new Date(now.getTime() - WINDOW_HOURS * HOUR_MS),
    // Messages with a later time were queued before the clock was set back: they would count for longer than the window.
    until: new Date(now.getTime() + MAX_CLOCK_SKEW_MS),
  };
  const counts = new Map<string, number>();
  const add = (key: string, by: number) => counts.set(key, (counts.get(key) ?? 0) + by);
  const outsideTotals = listTemplatesOutsideTotals();
  const keysOf = (to: string, template: string, accountId: number | null) => ({
    template: `template ${template} ${to}`,
    recipient: `recipient ${to}`,
    account: accountId === null ? undefined : `account ${accountId}`,
  });

  for (const { to, template, count } of await countByRecipient(db, [...new Set(messages.map(identityOf))], span)) {
    const keys = keysOf(to, template, null);
    add(keys.template, count);
    if (!outsideTotals.includes(template)) add(keys.recipient, count);
  }
  const accountIds = [...new Set(messages.map(({ accountId }) => accountId))].filter((id) => id !== null);
  if (accountIds.length > 0)
    for (const [accountId, count] of await countByAccount(db, accountIds, span, outsideTotals))
      add(`account ${accountId}`, count);

  return {
    /** The limit that one more message would exceed; undefined if it is within all limits, and then it counts. */
    take(message: Message): Refusal | undefined {
      const keys = keysOf(identityOf(message), message.template, message.accountId);
      const used = (key: string | undefined) => (key === undefined ? 0 : (counts.get(key) ?? 0));
      if (used(keys.template) >= maxOf(message)) return 'template limit';
      if (outsideTotals.includes(message.template)) {
        add(keys.template, 1);
        return undefined;
      }
      if (used(keys.recipient) >= messageLimits.recipient) return 'recipient limit';
      if (used(keys.account) >= messageLimits.account) return 'account limit';
      for (const key of Object.values(keys)) if (key !== undefined) add(key, 1);
      return undefined;
    },
  };
}

/**
 * Rate limits of the outbox: selects the messages that may be queued. Refuses those to an unverified address, unless a rule
 * permits them, and those beyond the limits per template, recipient and account. A refused message is counted in the metric
 * `messages_not_queued_total`; the rows of its caller are stored anyway. Concurrent transactions do not see each other's
 * messages, so a limit may be exceeded by as many as run at the same time for one address.
 */
export async function selectPermittedMessages(db: Db, messages: readonly Message[], now: Date): Promise<Message[]> {
  const isLimited = ({ template }: Message) => Number.isFinite(messageRules[template].max);
  const limited = messages.filter(isLimited);
  const restricted = messages.filter(dependsOnAddress);
  if (limited.length === 0 && restricted.length === 0) return [...messages];
  const accounts =
    restricted.length > 0 ? await listAccountAddresses(db, restricted.map(addressOf)) : new Map<string, boolean>();
  const counts = limited.length > 0 ? await openCounts(db, limited, now) : undefined;

  function needsVerifiedAddress(message: Message): boolean {
    if (!dependsOnAddress(message)) return false;
    const isVerified = accounts.get(addressOf(message));
    return isVerified === undefined ? !isForNoAccount(message) : !isVerified;
  }

  async function findRefusal(message: Message): Promise<Refusal | undefined> {
    if (needsVerifiedAddress(message)) return 'unverified address';
    if (!isLimited(message)) return undefined;
    const exceeded = counts?.take(message);
    const limit = addressLimits[message.template];
    if (exceeded || !limit) return exceeded;
    const { used } = await countRateLimitUses(db, limit, identityOf(message), now);
    return used > limit.max ? 'recipient limit' : undefined;
  }

  const permitted: Message[] = [];
  for (const message of messages) {
    const reason = await findRefusal(message);
    if (reason) messagesNotQueued.inc({ template: message.template, reason });
    else permitted.push(message);
  }
  return permitted;
}
