import { createStore } from '../create-store.ts';
import type { AlertTone } from '../feedback/alert.tsx';

/** A dialog that waits for its answer. */
export interface DialogRequest {
  tone: AlertTone | 'confirm';
  title: string;
  text?: string | undefined;
  confirmLabel: string;
  /** Set for questions only. */
  cancelLabel?: string | undefined;
  /** Confirming is destructive: the button is red, and the safe answer has the focus. */
  danger?: boolean | undefined;
  /** Closes automatically after this many milliseconds; for dialogs before a redirect (2000–3000). */
  closeAfter?: number | undefined;
  answer: (yes: boolean) => void;
}

interface MessageOptions {
  title?: string | undefined;
  text?: string | undefined;
  /** "OK" by default. */
  confirmLabel?: string | undefined;
  closeAfter?: number | undefined;
}

interface QuestionOptions {
  title: string;
  text?: string | undefined;
  confirmLabel?: string | undefined;
  cancelLabel?: string | undefined;
  danger?: boolean | undefined;
}

const queue = createStore<readonly DialogRequest[]>([]);

function ask(request: Omit<DialogRequest, 'answer'>): Promise<boolean> {
  return new Promise((resolve) => {
    const waiting: DialogRequest = {
      ...request,
      answer(yes) {
        queue.set(queue.get().filter((one) => one !== waiting));
        resolve(yes);
      },
    };
    queue.set([...queue.get(), waiting]);
  });
}

async function showMessage(tone: AlertTone, usualTitle: string, options: MessageOptions): Promise<void> {
  const { title = usualTitle, text, confirmLabel = 'OK', closeAfter } = options;
  await ask({ tone, title, text, confirmLabel, closeAfter });
}

/**
 * The modal dialogs, shown one after the other in the order of their requests; `DialogHost` renders them.
 * A message resolves when it is closed by button, Escape or timeout; `confirm` resolves to true only for its button.
 */
export const dialogs = {
  info: (options: MessageOptions) => showMessage('info', 'Information', options),
  success: (options: MessageOptions) => showMessage('success', 'Success', options),
  warning: (options: MessageOptions) => showMessage('warning', 'Warning', options),
  error: (options: MessageOptions) => showMessage('error', 'Error', options),
  confirm: ({ confirmLabel = 'OK', cancelLabel = 'Cancel', ...rest }: QuestionOptions) =>
    ask({ tone: 'confirm', confirmLabel, cancelLabel, ...rest }),
};

/** For `DialogHost`: the dialog to show now. */
export const dialogQueue = {
  first: () => queue.get()[0],
  subscribe: queue.subscribe,
};
