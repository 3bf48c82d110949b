/** Whether an acknowledgement counts: its text says so (commerce §8), with a typographic apostrophe. */
export const isAllSet = (text: string): boolean => text.includes('You’re all set');
