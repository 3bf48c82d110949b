const KEY = 'msg';

/** Stores the message of the confirmation page (core §3: session storage, msg). */
export const storeMessage = (text: string): void => sessionStorage.setItem(KEY, text);

/** The message of the confirmation page; empty when there is none. */
export const readMessage = (): string => sessionStorage.getItem(KEY) ?? '';

/** Removes the message of the confirmation page. */
export const clearMessage = (): void => sessionStorage.removeItem(KEY);
