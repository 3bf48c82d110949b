/** A text in pieces: every second one is an address that can be followed. */
export const splitLinks = (text: string): string[] => text.split(/(https?:\/\/[^\s<>"]+)/);

/** The code of a message, six digits on their own; an address may hold any digits. */
export const codeIn = (text: string): string | undefined =>
  /(?<![\w#/])\d{6}(?!\w)/.exec(text.replace(/https?:\/\/\S+/g, ''))?.[0];
