/** Case-insensitive paths: pages of one word, and those found by an id or name. Other paths may contain a secret key. */
const caseInsensitive = /^\/(?:[^/]+|(?:jobs|job|job-fair|companies)\/.+)$/i;

/** Resolves the segments `.` and `..`, percent-encoded too, as URL parsers do: later steps must not see another path. */
function resolveDots(path: string): string {
  const segments: string[] = [];
  for (const segment of path.split('/').slice(1)) {
    const plain = segment.replace(/%2e/gi, '.');
    if (plain === '..') segments.pop();
    else if (plain !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}`;
}

/**
 * The canonical path of a page: without dot segments, trailing slash, doubled slashes and capitals; the query is unchanged.
 * It always begins with a single slash, so that a redirect to it never leads to another site.
 */
export function canonicalPath(url: string): string {
  const end = url.indexOf('?');
  const [path, query] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)];
  const single = resolveDots(path.replace(/[/\\]{2,}|\\/g, '/')).replace(/(?<=.)\/$/, '') || '/';
  // Percent-encoded characters mean the same in both cases, so such paths are not redirected.
  const folded = caseInsensitive.test(single) && !single.includes('%') ? single.toLowerCase() : single;
  return folded + query;
}
