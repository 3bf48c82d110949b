/** One address of a sitemap: a path of the portal and when its page last changed, where that is known. */
export interface SitemapEntry {
  path: string;
  changedAt?: Date | undefined;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const place = (site: string, { path, changedAt }: SitemapEntry): string =>
  `<loc>${escapeXml(site + path)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}`;

/** A sitemap in pieces, as its entries come. `site` has no trailing slash. */
export async function* writeSitemap(
  site: string,
  batches: AsyncIterable<SitemapEntry[]> | Iterable<SitemapEntry[]>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${NAMESPACE}>\n`;
  for await (const entries of batches) {
    if (entries.length > 0) yield entries.map((entry) => `<url>${place(site, entry)}</url>\n`).join('');
  }
  yield '</urlset>\n';
}

/** The list of sitemaps. */
export const writeSitemapIndex = (site: string, sitemaps: SitemapEntry[]): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${sitemaps
    .map((entry) => `<sitemap>${place(site, entry)}</sitemap>\n`)
    .join('')}</sitemapindex>\n`;
