/** A document as it is sent, and the texts of its own inline scripts for the Content-Security-Policy. */
export interface RenderedDocument {
  html: string;
  scripts: string[];
}

/** The text before a nonce attribute ends like this when the attribute belongs to a script tag. */
const OPEN_SCRIPT_TAG = /<script\b[^>]*$/;

/**
 * Removes the nonce from a rendered document and extracts the inline scripts that carried it. Only the nonces are
 * searched for: documents are long, and injected scripts have no valid nonce.
 */
export function extractInlineScripts(rendered: string, nonce: string): RenderedDocument {
  const parts = rendered.split(` nonce="${nonce}"`);
  const scripts = parts.flatMap((part, i) => {
    const before = parts[i - 1] ?? '';
    if (!OPEN_SCRIPT_TAG.test(before.slice(before.lastIndexOf('<')))) return [];
    const text = part.slice(part.indexOf('>') + 1, part.indexOf('</script>'));
    return text === '' ? [] : [text];
  });
  return { html: parts.join(''), scripts };
}
