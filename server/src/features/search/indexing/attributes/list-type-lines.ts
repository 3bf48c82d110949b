/** Characters of HTML that are read. */
const HTML_LIMIT = 20_000;

/** A line that states kinds of employment and nothing else. Repetitions are bounded: the HTML may be hostile. */
const typeLine =
  /(?:^|[>\n])[ \t\r]{0,4}[-–•*]?[ \t]{0,2}((?:(?:part|full)[ -]?time|internship|intern|contract(?:ual)?|freelance|temporary|permanent|walk[ -]?in)(?:[ ,/&]{1,3}(?:(?:or|and) )?(?:(?:part|full)[ -]?time|internship|contract(?:ual)?|permanent)){0,2})(?: (?:jobs?|only|role|position|basis|opening|work))?[.;,!]?[ \t\r]{0,4}(?=<|\n|$)/gi;

/**
 * Lists the lines of a description that state nothing but kinds of employment, such as an item of a list: 'Part time'. In plain
 * text such a line cannot be distinguished from the words around it.
 * @param html sanitised; only its first 20,000 characters are read
 */
export const listTypeLines = (html: string): string[] =>
  [...html.slice(0, HTML_LIMIT).matchAll(typeLine)].map((match) => match[1] as string);
