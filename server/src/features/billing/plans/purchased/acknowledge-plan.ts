import type { acknowledgePlan as acknowledgePlanCall, CallOutput } from '@aarambh/contract';
import type { AppContext } from '../../../../app-context.ts';
import type { PlanKind } from '../../../../infra/database/schema.ts';
import type { Caller } from '../../../../infra/http/caller.ts';
import { makeSignedValue, readSignedValue } from '../../../../infra/signed-value.ts';
import { DAY_MS } from '../../../../lib/clock.ts';
import { markAcknowledged } from './acknowledgements.queries.ts';

const LINK_DAYS = 90;
const LINK_VOID = 'This link is not valid any more. Please sign in and open it once more.';
const NO_SUCH_PLAN = 'We could not find this plan in your account.';

interface PlanOfAccount {
  accountId: number;
  planId: number;
  kind: PlanKind;
}

/** A key of its own for each account, plan and type: a token of one is void for any other. */
const keyOf = (context: AppContext, { accountId, planId, kind }: PlanOfAccount) =>
  context.secrets.keyFor(`acknowledge-plan ${accountId} ${planId} ${kind}`);

/** The page of the mail that tells of a plan, as a whole address that needs no session for 90 days. */
export function acknowledgementLink(context: AppContext, of: PlanOfAccount, now: Date): string {
  const token = makeSignedValue(keyOf(context, of), new Date(now.getTime() + LINK_DAYS * DAY_MS));
  return `${context.config.publicUrl}/plan-ack/${of.accountId}/${of.planId}/${of.kind}?token=${token}`;
}

/**
 * Notes that the buyer has received a plan; the first time counts, and each answers the same. Numbers alone do nothing:
 * it takes the session of that account, or the signed link of its mail.
 */
export async function acknowledgePlan(
  context: AppContext,
  { accountID, planID, planType, token }: CallOutput<typeof acknowledgePlanCall>['query'],
  caller: Caller | undefined,
): Promise<string> {
  const { db, clock } = context;
  const now = clock.now();
  const of = { accountId: accountID, planId: planID, kind: planType };
  const isOwner = caller?.accountId === accountID;
  if (!isOwner && !(token && readSignedValue(keyOf(context, of), token, now))) return LINK_VOID;
  const planName = await markAcknowledged(db, of, now);
  return planName ? `You’re all set! Your plan ${planName} was activated successfully.` : NO_SUCH_PLAN;
}
