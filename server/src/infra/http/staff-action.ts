import type { AuditTargetKind, CallAnswer, CallDefinition, CallOutput } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import type { CallError } from '../../lib/call-error.ts';
import type { Db } from '../database/connect.ts';
import type { StaffCaller } from './caller.ts';
import type { Origin } from './origin.ts';
import type { ReceivedFile } from './request-bodies/receive-form.ts';

/** Actor of a staff action. Without a staff member it is the command line of an installation that has none yet. */
export interface StaffActor {
  /** The name in histories of rows, such as that of a vacancy. */
  name: string;
  staff: Pick<StaffCaller, 'staffId' | 'fullName' | 'roles'> | undefined;
  /** Who approved, where two persons are needed. */
  second: Pick<StaffCaller, 'staffId' | 'fullName'> | undefined;
  origin: Origin;
}

/** Target of an action; `id` is its number. */
export interface AuditTarget {
  kind: AuditTargetKind;
  id: number | string;
}

/** The input of a staff action: validated input, the uploaded file if any, and who acts. */
export type StaffInput<D extends CallDefinition> = CallOutput<D> & {
  /** The actor's name, for histories of rows. */
  by: string;
  actor: StaffActor;
  file: ReceivedFile | undefined;
  /** Headers to add to the reply, such as the total of a list. */
  headers: Record<string, string>;
  /** Aborts when the client leaves; undefined for commands and for approved requests. */
  signal?: AbortSignal | undefined;
};

/** How a staff action is recorded, and whether one person may do it. */
export interface StaffActionOptions<D extends CallDefinition> {
  /** What the action is on; for one that creates it, from the answer. The changed columns of its row are recorded. */
  target?(input: StaffInput<D>, answer: CallAnswer<D> | undefined): AuditTarget | undefined;
  /** What the audit log says of a finished action besides the changed columns, such as the number of a new version. */
  details?(input: StaffInput<D>, answer: CallAnswer<D>): Record<string, unknown>;
  /**
   * Why a second person must approve this input; undefined when one person may do it. The action then runs with the
   * input as it was asked for, when the second person approves. Not for actions with a file.
   */
  secondPersonCause?(context: AppContext, input: StaffInput<D>): Promise<string | undefined>;
  /**
   * The rule has transactions of its own, such as one that waits for the payment gateway. It must record the action in
   * one of them with `recordAction`; all others run in one transaction with their audit row.
   */
  recordsItself?: true;
  /**
   * Whether an answer of an action that records itself says that nothing was changed, as when all rows were skipped. Any
   * other answer without a record is an error.
   */
  changedNothing?(answer: CallAnswer<D>): boolean;
  /**
   * The action may end the session, the account or the permission of its caller: whether they still may act is checked
   * before it instead of after it.
   */
  mayEndOwnSession?: true;
  /** A POST call that stores nothing: there is nothing to record. */
  storesNothing?: true;
  /** Reading is recorded too: resumes, exports. Other GET calls are not. */
  recordsReading?: true;
}

/** A staff action: a call of staff with one rule behind it. */
export interface StaffAction<D extends CallDefinition = CallDefinition> extends StaffActionOptions<D> {
  call: D;
  /** An error that it returns, and does not throw, is thrown after the commit: what the refusal has stored stays. */
  run(context: AppContext, input: StaffInput<D>, recordAction: RecordAction): Promise<CallAnswer<D> | CallError>;
}

/** Writes the audit row of a running action within the transaction of its change. */
export type RecordAction = (
  transaction: Db,
  entry: { target?: AuditTarget; before?: object | undefined; after?: object | undefined },
) => Promise<void>;

/** Defines a staff action; the function exists for its types: the rule gets exactly the input of its call. */
export const staffAction = <const D extends CallDefinition>(
  call: D,
  run: (context: AppContext, input: StaffInput<D>, recordAction: RecordAction) => Promise<CallAnswer<D> | CallError>,
  options: StaffActionOptions<D> = {},
): StaffAction => ({ ...options, call, run }) as unknown as StaffAction;
