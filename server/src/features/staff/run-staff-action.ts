import type { CallAnswer, CallDefinition } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import { joinTransaction } from '../../infra/database/join-transaction.ts';
import { retryTransactions } from '../../infra/database/retry-transactions.ts';
import type { RecordAction, StaffAction, StaffInput } from '../../infra/http/staff-action.ts';
import { CallError } from '../../lib/call-error.ts';
import { readTarget } from './audit/audit.queries.ts';
import { listPersonNames } from './audit/person-names.queries.ts';
import { recordAudit } from './audit/record-audit.ts';
import { checkSignedInStaff } from './sign-in/check-signed-in-staff.ts';

type Input = StaffInput<CallDefinition>;
type Answer = CallAnswer<CallDefinition>;

/** The name of a call in the audit log: `Operator/ScheduleInterview` is `ScheduleInterview`. */
export const actionName = (call: CallDefinition): string => call.path.split('/')[1] ?? call.path;

/** The reason a call carries, under the name that it has there. A note is a text to a person, and may name one. */
export function reasonOf({ body }: Pick<Input, 'body'>): string {
  const fields = (body ?? {}) as Record<string, unknown>;
  const reason = fields.reason ?? fields.cause;
  return typeof reason === 'string' ? reason : '';
}

/**
 * Runs an action and writes its audit row in one transaction: either both are stored or neither. One with transactions of its
 * own must have recorded the action itself. The loser of a deadlock or of a serialization failure runs again, unless it
 * has stored a file, which no rollback removes.
 */
async function runRecorded(context: AppContext, action: StaffAction, input: Input): Promise<Answer | CallError> {
  const { call, run, target, details, recordsItself, changedNothing, mayEndOwnSession } = action;
  // As they are before the action: it may erase them.
  const names = await listPersonNames(context.db, target?.(input, undefined));
  const record = { actor: input.actor, action: actionName(call), reason: reasonOf(input), names };
  let isRecorded = false;
  const writeEntry: RecordAction = async (transaction, entry) => {
    await recordAudit(transaction, { ...record, ...entry }, context.clock.now());
    isRecorded = true;
  };
  const db = call.file ? context.db : retryTransactions(context.db);
  const check = (transaction: Db) => checkSignedInStaff(transaction, context.clock.now(), call);
  if (recordsItself) {
    const answer = await run({ ...context, db }, input, async (transaction, entry) => {
      await check(transaction);
      await writeEntry(transaction, entry);
    });
    if (answer instanceof CallError) return answer;
    if (!isRecorded && !changedNothing?.(answer)) throw new Error(`${call.path} has recorded nothing`);
    return answer;
  }
  return await db.transaction().execute(async (transaction) => {
    if (mayEndOwnSession) await check(transaction);
    const joined: Db = joinTransaction(transaction);
    const known = target?.(input, undefined);
    const before = await readTarget(transaction, known);
    const answer = await run(
      { ...context, db: joined, reservedDb: joined, signInDb: joined, reads: joined },
      input,
      writeEntry,
    );
    if (!mayEndOwnSession) await check(transaction);
    if (answer instanceof CallError) return answer;
    const changed = known ?? target?.(input, answer);
    const after = await readTarget(transaction, changed);
    const auditedAfter = details ? { ...after, ...details(input, answer) } : after;
    await writeEntry(transaction, { ...(changed ? { target: changed } : {}), before, after: auditedAfter });
    return answer;
  });
}

/**
 * Runs a staff action. Whatever changes something is recorded in the audit log, and reading what is marked as sensitive;
 * other reading is not.
 */
export async function runStaffAction(context: AppContext, action: StaffAction, input: Input): Promise<Answer> {
  const { call, run, recordsReading, storesNothing } = action;
  const isRead = call.method === 'GET' ? !recordsReading : storesNothing;
  const answer = isRead
    ? await run(context, input, () => Promise.reject(new Error(`${call.path} only reads`)))
    : await runRecorded(context, action, input);
  if (answer instanceof CallError) throw answer;
  return answer;
}
