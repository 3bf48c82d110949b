const KEY = 'msg';

/** Keeps what the confirmation page shows (core §3: session storage, msg). */
export const storeMessage = (text: string): void => sessionStorage.setItem(KEY, text);

/** What the confirmation page shows; empty when there is nothing to confirm. */
export const readMessage = (): string => sessionStorage.getItem(KEY) ?? '';

export const clearMessage = (): void => sessionStorage.removeItem(KEY);
