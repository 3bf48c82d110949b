import { createStore } from '../create-store.ts';

/** A toast that is shown or waits. */
export interface Toast {
  text: string;
  /** Reverts what the toast reports; a rejection keeps the toast, so that it can be pressed again. */
  undo: (() => void | Promise<void>) | undefined;
  topic: string | undefined;
}

interface ToastOptions {
  undo?: (() => void | Promise<void>) | undefined;
  /** A newer toast of the same topic takes the place of the older: for acts that are quickly repeated. */
  topic?: string | undefined;
}

const queue = createStore<readonly Toast[]>([]);

/**
 * Shows a short message that asks for nothing, above the bars at the bottom of the screen. One at a time; further ones
 * wait. With `undo` it has an Undo button and stays at least ten seconds, longer while it is hovered or focused; Escape
 * closes it. A waiting text without `undo` is not shown twice.
 */
export function showToast(text: string, { undo, topic }: ToastOptions = {}): void {
  const shown = queue.get();
  if (!undo && shown.some((toast) => toast.text === text && !toast.undo)) return;
  const others = topic === undefined ? shown : shown.filter((toast) => toast.topic !== topic);
  queue.set([...others, { text, undo, topic }]);
}

/** Whether a toast with this `undo` is shown or waits. */
export const hasToast = (undo: Toast['undo']): boolean => queue.get().some((toast) => toast.undo === undo);

/** For `ToastHost`: the toast to show now, whether others wait, and how one is closed. */
export const toastQueue = {
  first: () => queue.get()[0],
  hasWaiting: () => queue.get().length > 1,
  close: (toast: Toast) => queue.set(queue.get().filter((one) => one !== toast)),
  clear: () => queue.set([]),
  subscribe: queue.subscribe,
};
