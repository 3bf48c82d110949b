/** Words and phrases that are written with commas or lines between them. */
export const list = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
