/** Address of a landing page. */
export const landingPageAddress = (slug: string): string => `/jobs/${slug}`;
