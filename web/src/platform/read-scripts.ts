/** A document as it is sent, and the texts of its own inline scripts. */
export interface RenderedDocument {
  html: string;
  scripts: string[];
}

/** Takes the mark off a document and reads the inline scripts that carried it; data blocks are no scripts. */
export function readScripts(marked: string, mark: string): RenderedDocument {
  const attribute = ` nonce="${mark}"`;
  const scripts: string[] = [];
  for (const [, attributes = '', text = ''] of marked.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (attributes.includes(attribute) && text !== '') scripts.push(text);
  }
  return { html: marked.replaceAll(attribute, ''), scripts };
}
