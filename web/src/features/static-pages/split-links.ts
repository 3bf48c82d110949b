/** Splits a text at URLs; every second part is a URL. */
export const splitLinks = (text: string): string[] => text.split(/(https?:\/\/[^\s<>"]+)/);

/** Finds a six-digit code in a message, outside URLs. */
export const codeIn = (text: string): string | undefined =>
  /(?<![\w#/])\d{6}(?!\w)/.exec(text.replace(/https?:\/\/\S+/g, ''))?.[0];
