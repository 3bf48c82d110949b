/** Folds a company's name for comparison: lower case, single spaces, no full stop at the end. */
export const foldCompanyName = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim().replace(/\.+$/, '');
