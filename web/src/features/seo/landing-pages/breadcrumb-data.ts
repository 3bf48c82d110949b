/** Breadcrumb from the home page to the page itself. */
export type BreadcrumbTrail = readonly { label: string; to: string }[];

/** The schema.org BreadcrumbList. `site` is the portal's address. */
export const breadcrumbData = (items: BreadcrumbTrail, site: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ label, to }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: label,
    item: site + to,
  })),
});
