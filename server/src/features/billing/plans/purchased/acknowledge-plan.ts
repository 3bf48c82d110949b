import type { acknowledgePlan as acknowledgePlanCall, CallOutput, PlanKind } from '@aarambh/contract';
import type { AppContext } from '../../../../app-context.ts';
import type { Caller } from '../../../../infra/http/caller.ts';
import { makeSignedValue, readSignedValue } from '../../../../infra/signed-value.ts';
import { DAY_MS } from '../../../../lib/clock.ts';
import { markAcknowledged } from './acknowledgements.queries.ts';

const LINK_DAYS = 90;
const LINK_EXPIRED = 'This link is no longer valid. Please sign in and open it again.';
const PLAN_NOT_FOUND = 'We could not find this plan in your account.';

interface PlanOfAccount {
  accountId: number;
  planId: number;
  kind: PlanKind;
}

/** A separate key per account, plan and kind, so that a token is valid for one plan only. */
const purposeOf = ({ accountId, planId, kind }: PlanOfAccount): string =>
  `acknowledge-plan ${accountId} ${planId} ${kind}`;

/** Builds the signed acknowledgement link of a plan mail, an absolute URL that is valid for 90 days without a session. */
export function acknowledgementLink(context: AppContext, of: PlanOfAccount, now: Date): string {
  const token = makeSignedValue(context.secrets.keyFor(purposeOf(of)), new Date(now.getTime() + LINK_DAYS * DAY_MS));
  return `${context.config.publicUrl}/plan-ack/${of.accountId}/${of.planId}/${of.kind}?token=${token}`;
}

/**
 * Acknowledges a plan for its buyer, who proves the account by session or by the signed link of the mail. Idempotent: the
 * first time is stored, and every call returns the same text.
 */
export async function acknowledgePlan(
  context: AppContext,
  { accountID, planID, planType, token }: CallOutput<typeof acknowledgePlanCall>['query'],
  caller: Caller | undefined,
): Promise<string> {
  const { db, clock, secrets } = context;
  const now = clock.now();
  const of = { accountId: accountID, planId: planID, kind: planType };
  const isOwner = caller?.accountId === accountID;
  if (!isOwner && !(token && readSignedValue(secrets.keysFor(purposeOf(of)), token, now))) return LINK_EXPIRED;
  const planName = await markAcknowledged(db, of, now);
  return planName ? `You’re all set! Your plan ${planName} was activated successfully.` : PLAN_NOT_FOUND;
}
