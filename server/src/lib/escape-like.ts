/** Escapes the characters that LIKE gives a meaning, so that typed text is found as it is. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
