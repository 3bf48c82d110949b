import { createStore } from '../../ui/create-store.ts';

/** A question for the reason of an action. */
export interface ReasonRequest {
  title: string;
  /** What will happen. */
  text?: string | undefined;
  /** The button: "Close 3 vacancies". */
  confirmLabel: string;
  /** Reasons to pick from, which can be edited. */
  suggestions?: readonly string[] | undefined;
  danger?: boolean | undefined;
  answer: (reason: string | undefined) => void;
}

const waiting = createStore<ReasonRequest | undefined>(undefined);

/** Asks why something is done, for the audit log. @returns the reason; undefined when it was cancelled */
export function askReason(request: Omit<ReasonRequest, 'answer'>): Promise<string | undefined> {
  return new Promise((resolve) => {
    waiting.get()?.answer(undefined);
    waiting.set({
      ...request,
      answer(reason) {
        waiting.set(undefined);
        resolve(reason);
      },
    });
  });
}

/** For `ReasonHost`: the question to show now. */
export const reasonRequests = {
  current: waiting.get,
  subscribe: waiting.subscribe,
};
