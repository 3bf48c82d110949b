/** Where a page lies, from the start page on; the last is the page itself. */
export type Trail = readonly { label: string; to: string }[];

/** The same as schema.org's BreadcrumbList, for search engines. `site` is the portal's own address. */
export const breadcrumbData = (trail: Trail, site: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, to }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: label,
    item: site + to,
  })),
});
