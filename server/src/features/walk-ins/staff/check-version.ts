import { CallError } from '../../../lib/call-error.ts';
import type { WalkInRow } from '../walk-ins.queries.ts';

/**
 * Checks that a locked invitation is as the caller read it.
 * @param differing the fields that the caller would change now, named in the message
 * @throws {CallError} conflict if staff changed it since `version`
 */
export function checkVersion(walkIn: WalkInRow, version: number, differing: readonly string[]): void {
  if (walkIn.moves === version) return;
  const difference = differing.length > 0 ? ` It differs from yours in: ${differing.join(', ')}.` : '';
  throw new CallError(
    'conflict',
    `This walk-in was changed by someone else.${difference} Close the form to see the current version.`,
  );
}
