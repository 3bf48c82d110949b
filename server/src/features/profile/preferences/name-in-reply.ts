import { isSuccessText } from '@aarambh/contract';

/**
 * What a refusal calls a listed item: its name, unless the name itself could be read as a good outcome ('Customer
 * Success').
 * @param otherwise what it is called then: 'This skill'
 */
export const nameListed = (name: string, otherwise: string): string => (isSuccessText(name) ? otherwise : name);
