import type { DocumentPart } from './documents/document-model.ts';

/** Anchor of a section. */
export const anchorOf = ({ title }: DocumentPart): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Table of contents of a document; sticky on wide screens. */
export function DocumentContents({ parts }: { parts: readonly DocumentPart[] }) {
  return (
    <nav aria-label="On this page" className="hidden lg:sticky lg:top-6 lg:block lg:self-start">
      <h2 className="px-3 text-sm text-muted">On this page</h2>
      <ul className="mt-2 border-s border-line">
        {parts.map((part) => (
          <li key={part.title}>
            <a
              href={`#${anchorOf(part)}`}
              className="flex min-h-9 items-center px-3 py-1 text-sm text-ink no-underline hover:bg-sunken hover:underline"
            >
              {part.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
