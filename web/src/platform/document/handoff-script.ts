const escapes: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Reads a stream of UTF-8 to its end. */
export async function readStream(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

/** The inline script that passes the loaders' data to the browser, as React Router's own StreamTransfer writes it. */
export function handoffScript(data: string, nonce: string): string {
  const literal = JSON.stringify(data).replace(/[&><\u2028\u2029]/g, (character) => escapes[character] ?? '');
  const controller = 'window.__reactRouterContext.streamController';
  return `<script nonce="${nonce}">${controller}.enqueue(${literal});${controller}.close();</script>`;
}
