const nothing =
  /^(?:n\W{0,2}a|nil|none|null|nan|undefined|unknown|tb[ad]|dummy|sample|x{3,}|xyz|test(?: (?:test|job|post|posting|company|title))?|not (?:mentioned|available|applicable|disclosed|specified|provided|known|found|stated)|nothing[_ ]found|job title|company(?: name)?|title|not disclosed by recruiter|no (?:name|title))$/i;
const secret =
  /^(?:(?:company|employer|client|name|strictly|highly)? ?(?:is )?(?:confidential|hidden|undisclosed|anonymous)(?: (?:company|employer|client|name|organi[sz]ation))?)$/i;

const bare = (name: string): string => name.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** Whether a title is a placeholder: 'N/A', 'test', '-', 'Not mentioned', 'Confidential'. */
export const isNoTitle = (title: string): boolean =>
  !/\p{L}/u.test(title) || nothing.test(bare(title)) || secret.test(bare(title));

/** Whether a company's name is a placeholder, as anonymous employers use. */
export const isNoCompany = (name: string): boolean =>
  !/[\p{L}\p{N}]/u.test(name) || nothing.test(bare(name)) || secret.test(bare(name));
