import type { AlertTone } from '../feedback/alert.tsx';

/** One dialog that waits for its answer. */
export interface DialogRequest {
  tone: AlertTone | 'confirm';
  title: string;
  text?: string | undefined;
  confirmLabel: string;
  /** Only a question has it. */
  cancelLabel?: string | undefined;
  /** The confirming button is red: something is lost. */
  danger?: boolean | undefined;
  /** Milliseconds after which it closes by itself; for dialogs before a redirect (2000–3000). */
  closeAfter?: number | undefined;
  answer: (yes: boolean) => void;
}

interface MessageOptions {
  title?: string | undefined;
  text?: string | undefined;
  /** "OK" unless given. */
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

let queue: readonly DialogRequest[] = [];
const listeners = new Set<() => void>();

function change(next: readonly DialogRequest[]) {
  queue = next;
  for (const listener of listeners) listener();
}

function ask(request: Omit<DialogRequest, 'answer'>): Promise<boolean> {
  return new Promise((resolve) => {
    const waiting: DialogRequest = {
      ...request,
      answer(yes) {
        change(queue.filter((one) => one !== waiting));
        resolve(yes);
      },
    };
    change([...queue, waiting]);
  });
}

async function tell(tone: AlertTone, usualTitle: string, options: MessageOptions): Promise<void> {
  const { title = usualTitle, text, confirmLabel = 'OK', closeAfter } = options;
  await ask({ tone, title, text, confirmLabel, closeAfter });
}

/**
 * The dialogs of the product, one at a time in the order they were asked for; `DialogHost` draws them.
 * A message resolves when it is closed, by button, Escape or time; `confirm` resolves to true only for its button.
 */
export const dialogs = {
  info: (options: MessageOptions) => tell('info', 'Information', options),
  success: (options: MessageOptions) => tell('success', 'Success', options),
  warning: (options: MessageOptions) => tell('warning', 'Warning', options),
  error: (options: MessageOptions) => tell('error', 'Error', options),
  confirm: ({ confirmLabel = 'OK', cancelLabel = 'Cancel', ...rest }: QuestionOptions) =>
    ask({ tone: 'confirm', confirmLabel, cancelLabel, ...rest }),
};

/** For `DialogHost`: the dialog to show now. */
export const dialogQueue = {
  first: () => queue[0],
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
