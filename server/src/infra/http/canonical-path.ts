/** Where letters carry no meaning: pages of one word, and those found by an id or name. Elsewhere a path may hold a key. */
const caseless = /^\/(?:[^/]+|(?:jobs|job|job-fair)\/.+)$/i;

/**
 * The one path of a page for its spellings with a slash at the end, doubled slashes or capitals; the query stays.
 * It always begins with a single slash, so that nobody is sent to another site.
 */
export function canonicalPath(url: string): string {
  const end = url.indexOf('?');
  const [path, query] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)];
  const single = path.replace(/[/\\]{2,}|\\/g, '/').replace(/(?<=.)\/$/, '') || '/';
  // Of an encoded sign the two spellings mean the same; changing them here would only make work.
  const folded = caseless.test(single) && !single.includes('%') ? single.toLowerCase() : single;
  return folded + query;
}
