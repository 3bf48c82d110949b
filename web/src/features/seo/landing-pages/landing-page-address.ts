/** The page of a role, of a place, or of a role in a place. */
export const jobPageAddress = (slug: string): string => `/jobs/${slug}`;
