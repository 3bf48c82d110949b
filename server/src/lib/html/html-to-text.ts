import { decodeEntities } from './decode-entities.ts';

/** Extracts the text of sanitised HTML: tags become spaces, entities their characters. */
export const htmlToText = (html: string): string => decodeEntities(html.replace(/<[^>]*>/g, ' '));
