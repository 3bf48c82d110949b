import sanitizeHtml from 'sanitize-html';

const allowedTags = [
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'b',
  'strong',
  'i',
  'em',
  'u',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'a',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'hr',
];

const options: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // The page has its own h1.
    h1: 'h2',
    div: 'p',
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.href ? { href: attribs.href, rel: 'nofollow noopener noreferrer ugc', target: '_blank' } : {},
    }),
  },
  nestingLimit: 30,
};

/**
 * Sanitises untrusted HTML to formatted text: no scripts, styles, frames, images, handlers or other link schemes
 * (security 16).
 */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html.replaceAll('\u0000', ''), options).trim();
}

/** The unchanged URL if its scheme is http or https, else '': it becomes an href (security 19). */
export function webAddress(text: string): string {
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol) ? text : '';
  } catch {
    return '';
  }
}
