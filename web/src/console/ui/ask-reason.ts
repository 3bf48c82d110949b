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

let waiting: ReasonRequest | undefined;
const listeners = new Set<() => void>();

function change(next: ReasonRequest | undefined): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Asks why something is done, for the audit log. @returns the reason; undefined when it was cancelled */
export function askReason(request: Omit<ReasonRequest, 'answer'>): Promise<string | undefined> {
  return new Promise((resolve) => {
    waiting?.answer(undefined);
    change({
      ...request,
      answer(reason) {
        change(undefined);
        resolve(reason);
      },
    });
  });
}

/** For `ReasonHost`: the question to show now. */
export const reasonRequests = {
  current: () => waiting,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
