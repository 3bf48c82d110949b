import type { Company } from '@aarambh/contract';

const webAddress = (address: string): string | undefined =>
  /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined;

/** The text of sanitised HTML. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The schema.org Organization of a company, limited to what its page shows. `site` is the portal's address. */
export const organization = ({ name, slug, logo, about, website, address }: Company, site: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name,
  url: webAddress(website) ?? `${site}/companies/${slug}`,
  mainEntityOfPage: `${site}/companies/${slug}`,
  logo: logo && URL.canParse(logo, site) ? webAddress(new URL(logo, site).href) : undefined,
  description: textOf(about) || undefined,
  address: address || undefined,
});
