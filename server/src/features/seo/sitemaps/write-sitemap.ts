import { escapeHtml } from '../../../lib/html/escape-html.ts';

/** One entry of a sitemap: a path of the portal and the last change of the page, if known. */
export interface SitemapEntry {
  path: string;
  changedAt?: Date | undefined;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const writeLocation = (site: string, { path, changedAt }: SitemapEntry): string =>
  `<loc>${escapeHtml(site + path)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}`;

/** Writes a sitemap as a stream of chunks. `site` has no trailing slash. */
export async function* writeSitemap(
  site: string,
  batches: AsyncIterable<SitemapEntry[]> | Iterable<SitemapEntry[]>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${NAMESPACE}>\n`;
  for await (const entries of batches) {
    if (entries.length > 0) yield entries.map((entry) => `<url>${writeLocation(site, entry)}</url>\n`).join('');
  }
  yield '</urlset>\n';
}

/** Writes the sitemap index. */
export const writeSitemapIndex = (site: string, sitemaps: SitemapEntry[]): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${sitemaps
    .map((entry) => `<sitemap>${writeLocation(site, entry)}</sitemap>\n`)
    .join('')}</sitemapindex>\n`;
