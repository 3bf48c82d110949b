/** Whether the acknowledgement succeeded: its text contains this phrase (commerce §8), with a typographic apostrophe. */
export const isAllSet = (text: string): boolean => text.includes('You’re all set');
