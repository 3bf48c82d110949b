/** A document as it is sent, and the texts of its own inline scripts. */
export interface RenderedDocument {
  html: string;
  scripts: string[];
}

/** The end of what stands before a mark, when the mark is that of a script's tag. */
const TAG_BEGUN = /<script\b[^>]*$/;

/**
 * Takes the mark off a document and reads the inline scripts that carried it. It looks at the marks only: a page is long,
 * and what came into it another way has none.
 */
export function readScripts(marked: string, mark: string): RenderedDocument {
  const parts = marked.split(` nonce="${mark}"`);
  const scripts = parts.flatMap((part, i) => {
    const before = parts[i - 1] ?? '';
    if (!TAG_BEGUN.test(before.slice(before.lastIndexOf('<')))) return [];
    const text = part.slice(part.indexOf('>') + 1, part.indexOf('</script>'));
    return text === '' ? [] : [text];
  });
  return { html: parts.join(''), scripts };
}
