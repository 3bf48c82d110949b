import { renderToReadableStream, renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { handoffScript, readStream } from './handoff-script.ts';
import { RequestReference } from './request-reference.ts';
import { scriptNonce } from './script-nonce.ts';

// Server rendering relies on three details of React and React Router that their documentation does not promise.
// render-document.test.tsx fails when an upgrade changes one of them:
// 1. React writes SUSPENDED where a part of the page was not ready (entry.server.tsx falls back to streaming then).
// 2. Without `serverHandoffStream` ServerRouter renders the document without the loaders' data, and the browser reads
//    that data from `window.__reactRouterContext.streamController` (handoff-script.ts).
// 3. React writes the nonce of a script as the attribute ` nonce="…"` (inline-scripts.ts).

/** React's mark for a Suspense boundary that `renderToString` could not render. */
const SUSPENDED = '<!--$!-->';
const DOCUMENT_END = '</body></html>';

const documentOf = (router: EntryContext, url: string, requestId: string) => (
  <RequestReference value={requestId}>
    <ServerRouter context={router} url={url} nonce={scriptNonce} />
  </RequestReference>
);

/** Renders a document as a stream and waits for all Suspense boundaries. */
export async function renderStreamed(router: EntryContext, url: string, requestId = ''): Promise<string> {
  const errors: unknown[] = [];
  const body = await renderToReadableStream(documentOf(router, url, requestId), {
    nonce: scriptNonce,
    onError: (error) => void errors.push(error),
  });
  await body.allReady;
  if (errors.length > 0) throw errors[0];
  return await new Response(body).text();
}

/**
 * Renders a whole document. Nearly every page renders synchronously, which takes less time: for that the loaders' data,
 * which React Router's component would wait for, is read first and appended as a script. Other pages are streamed.
 */
export async function renderDocument(router: EntryContext, url: string, requestId = ''): Promise<string> {
  const { serverHandoffStream, ...rest } = router;
  if (!serverHandoffStream) return await renderStreamed(router, url, requestId);
  const data = await readStream(serverHandoffStream);
  const html = renderToString(documentOf(rest as EntryContext, url, requestId));
  if (!html.endsWith(DOCUMENT_END) || html.includes(SUSPENDED)) {
    const stream = new Blob([data]).stream();
    return await renderStreamed(
      { ...rest, renderMeta: {}, serverHandoffStream: stream } as EntryContext,
      url,
      requestId,
    );
  }
  return `<!DOCTYPE html>${html.slice(0, -DOCUMENT_END.length)}${handoffScript(data, scriptNonce)}${DOCUMENT_END}`;
}
