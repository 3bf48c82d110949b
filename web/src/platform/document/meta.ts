import type { MetaDescriptor } from 'react-router';
import { brand } from '../figures/brand.ts';

/** The Open Graph image of a page (social card): 1200 by 630 pixels. */
interface SocialCard {
  path: string;
  /** Alternative text. */
  alt: string;
}

const brandCard: SocialCard = { path: '/brand/aarambh.png', alt: `${brand.name}. ${brand.tagline}` };

/**
 * Meta tags of a page: title, description, canonical URL and Open Graph.
 * @param page.path the canonical path with its query, on `page.publicUrl`
 * @param page.hidden keeps the page out of search engines
 * @param page.socialCard default: the portal's own
 */
export function pageMeta(page: {
  title: string;
  description: string;
  publicUrl: string;
  path: string;
  hidden?: boolean;
  socialCard?: SocialCard;
}): MetaDescriptor[] {
  const title = page.title.includes(brand.name) ? page.title : `${page.title} | ${brand.name}`;
  const address = page.publicUrl + page.path;
  const { path, alt } = page.socialCard ?? brandCard;
  return [
    { title },
    { name: 'description', content: page.description },
    page.hidden ? { name: 'robots', content: 'noindex' } : { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: page.publicUrl + path },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
