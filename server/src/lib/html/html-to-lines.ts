import { htmlToText } from './html-to-text.ts';

/** Converts sanitised HTML to text to edit: empty lines between paragraphs, a bullet before each item of a list. */
export const htmlToLines = (html: string): string =>
  htmlToText(
    html
      .replace(/\s+/g, ' ')
      .replace(/<br ?\/?>/g, '\n')
      .replace(/<li[^>]*>/g, '\n• ')
      .replace(/<\/(?:p|ul|ol|h\d|table|blockquote)>/g, '\n\n')
      .replace(/<\/tr>/g, '\n'),
  )
    .split('\n')
    .map((line) => line.replace(/ +/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
