const unsafe: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Everything a stream of text says. */
export async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

/** The script that hands the loaders' data to the browser, in the words of React Router's StreamTransfer. */
export function handoffScript(data: string, mark: string): string {
  const literal = JSON.stringify(data).replace(/[&><\u2028\u2029]/g, (sign) => unsafe[sign] ?? '');
  const controller = 'window.__reactRouterContext.streamController';
  return `<script nonce="${mark}">${controller}.enqueue(${literal});${controller}.close();</script>`;
}
