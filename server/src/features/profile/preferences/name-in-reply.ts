import { isSuccessText } from '@aarambh/contract';

/**
 * The name of a listed item in a refusal. A name that contains the word that marks success ('Customer Success') is
 * replaced, or clients would take the refusal for a success.
 * @param otherwise the replacement, such as 'This skill'
 */
export const nameInReply = (name: string, otherwise: string): string => (isSuccessText(name) ? otherwise : name);
