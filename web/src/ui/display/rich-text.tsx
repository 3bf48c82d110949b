import { classNames } from '../class-names.ts';

/**
 * Renders formatted text. The HTML must have been sanitised on the server before it was stored: no other component puts
 * HTML into a page.
 */
export function RichText({ html, className }: { html: string; className?: string | undefined }) {
  return (
    <div
      className={classNames(
        'max-w-prose space-y-3 leading-relaxed wrap-anywhere',
        '[&_ul]:list-disc [&_ul]:space-y-1 [&_ul]:ps-5 [&_ol]:list-decimal [&_ol]:space-y-1 [&_ol]:ps-5',
        '[&_h2]:mt-5 [&_h2]:text-lg [&_h3]:mt-4 [&_h3]:text-base [&_blockquote]:border-s-4 [&_blockquote]:border-line [&_blockquote]:ps-4',
        '[&_a]:text-link [&_a]:underline [&_a]:underline-offset-2 [&_table]:block [&_table]:overflow-x-auto',
        className,
      )}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
