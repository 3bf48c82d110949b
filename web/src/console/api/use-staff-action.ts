import { type CallDefinition, type CallInput, type CallReply, listSecondPersonRequests } from '@aarambh/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rethrowFieldErrors } from '../../platform/forms/field-errors.ts';
import { dialogs, showToast } from '../../ui/index.ts';
import { isWaitingForSecondPerson, staffApi } from './staff-api.ts';
import { keyOfCall } from './use-staff-query.ts';

interface StaffActionOptions<D extends CallDefinition> {
  /** Calls whose replies the action changes: they are loaded again. */
  invalidates?: readonly CallDefinition[] | undefined;
  /** The toast when it is done; the text of a text reply by default, '' for none. */
  done?: string | ((reply: CallReply<D>) => string) | undefined;
  /** Reverts the action: the toast then has an Undo button. Run the call of the opposite. */
  undo?: ((input: CallInput<D>, reply: CallReply<D>) => Promise<unknown>) | undefined;
  /** Called when it was done, before the toast appears and before what it changed is loaded again. */
  onDone?: ((input: CallInput<D>, reply: CallReply<D>) => void) | undefined;
  /** Fields of the form: a refusal that names one is thrown, for `useForm` to show it there. */
  fields?: readonly string[] | undefined;
  /** Called when it was done, or recorded to wait for a second person: a form closes then. One that was refused stays. */
  onEnd?: (() => void) | undefined;
  /** Runs also while the last run is in progress; otherwise such a run does nothing, as a button pressed twice should. */
  isRepeatable?: boolean | undefined;
}

/**
 * A call that changes something, for a button or a form. `run` resolves to the reply, or to undefined when it was not
 * done: refused (a dialog says why), or recorded to wait for a second person (a toast says so).
 */
export function useStaffAction<const D extends CallDefinition>(definition: D, options: StaffActionOptions<D> = {}) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { invalidates = [], done, undo, fields = [], isRepeatable, onDone, onEnd } = options;

  async function invalidate(calls: readonly CallDefinition[]): Promise<void> {
    await Promise.all(calls.map((call) => queries.invalidateQueries({ queryKey: keyOfCall(call) })));
  }

  function report(input: CallInput<D>, reply: CallReply<D>): void {
    const text = done === undefined ? (typeof reply === 'string' ? reply : '') : readText(done, reply);
    if (!text) return;
    showToast(text, undo ? { undo: () => undo(input, reply).then(() => invalidate(invalidates)) } : {});
  }

  async function run(input: CallInput<D>): Promise<CallReply<D> | undefined> {
    if (busy && !isRepeatable) return undefined;
    setBusy(true);
    try {
      const reply = (await (staffApi as unknown as AnyCall)(definition, input)) as CallReply<D>;
      onDone?.(input, reply);
      report(input, reply);
      onEnd?.();
      await invalidate(invalidates);
      return reply;
    } catch (error) {
      if (isWaitingForSecondPerson(error)) {
        showToast(error.message);
        onEnd?.();
        await invalidate([listSecondPersonRequests]);
        return undefined;
      }
      rethrowFieldErrors(error, fields);
      // Of a row that changed meanwhile: the screen shows what it is now.
      await invalidate(invalidates);
      void dialogs.error({ title: 'The action failed', text: (error as Error).message });
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  return { run, busy };
}

type AnyCall = (definition: CallDefinition, input: object) => Promise<unknown>;

const readText = <R>(text: string | ((reply: R) => string), reply: R): string =>
  typeof text === 'string' ? text : text(reply);
