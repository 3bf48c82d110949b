/** Names of the query fields of staff calls in which a person is searched for. */
const SEARCH_FIELDS: readonly string[] = ['search', 'text'];

/** An email address or a part of it, or five digits and more, as of a mobile number. */
const PERSONAL = /@|\d(?:[\s()+-]*\d){4}/;

/** Header of a staff call with the fields that {@link splitPersonalSearch} takes from its query, in the same encoding. */
export const PERSONAL_SEARCH_HEADER = 'x-personal-search';

/**
 * Splits a query: searches for the email address or number of a person must not be in the address of a request, which
 * proxies, load balancers and browser histories keep.
 */
export function splitPersonalSearch(query: URLSearchParams): { open: URLSearchParams; personal: URLSearchParams } {
  const [open, personal] = [new URLSearchParams(), new URLSearchParams()];
  for (const [name, value] of query)
    (SEARCH_FIELDS.includes(name) && PERSONAL.test(value) ? personal : open).append(name, value);
  return { open, personal };
}
