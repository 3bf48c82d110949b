import type { MetaDescriptor } from 'react-router';
import { brand } from './brand.ts';

/**
 * Title, description, canonical address and Open Graph of a page.
 * @param page.path the canonical path with its query, on `page.publicUrl`
 * @param page.hidden keeps the page out of search engines
 */
export function pageMeta(page: {
  title: string;
  description: string;
  publicUrl: string;
  path: string;
  hidden?: boolean;
}): MetaDescriptor[] {
  const title = page.title.includes(brand.name) ? page.title : `${page.title} | ${brand.name}`;
  const address = page.publicUrl + page.path;
  return [
    { title },
    { name: 'description', content: page.description },
    page.hidden ? { name: 'robots', content: 'noindex' } : { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
  ];
}
