import { renderToReadableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { readScripts } from './platform/document/inline-scripts.ts';
import { pageContext } from './platform/document/page-context.ts';
import { scriptNonce } from './platform/document/script-nonce.ts';
import { handoffScript, readAll } from './platform/session/handoff.ts';

/** React writes it where a part of a page was not there yet. */
const UNFINISHED = '<!--$!-->';
const END = '</body></html>';

/** Waits for parts that are loaded or made late. */
async function renderPatiently(router: EntryContext, url: string): Promise<string> {
  const errors: unknown[] = [];
  const body = await renderToReadableStream(<ServerRouter context={router} url={url} nonce={scriptNonce} />, {
    nonce: scriptNonce,
    onError: (error) => void errors.push(error),
  });
  await body.allReady;
  if (errors.length > 0) throw errors[0];
  return await new Response(body).text();
}

/**
 * The whole document. Nearly every page can be made at one go, which takes less time; for that the loaders' data,
 * which React Router's component would wait for, is read first and written behind the page.
 */
async function render(router: EntryContext, url: string): Promise<string> {
  const { serverHandoffStream, ...rest } = router;
  if (!serverHandoffStream) return await renderPatiently(router, url);
  const data = await readAll(serverHandoffStream);
  const html = renderToString(<ServerRouter context={rest as EntryContext} url={url} nonce={scriptNonce} />);
  if (!html.endsWith(END) || html.includes(UNFINISHED)) {
    const again = new Blob([data]).stream();
    return await renderPatiently({ ...rest, renderMeta: {}, serverHandoffStream: again } as EntryContext, url);
  }
  return `<!DOCTYPE html>${html.slice(0, -END.length)}${handoffScript(data, scriptNonce)}${END}`;
}

/** What is read needs no script: on a slow line scripts, asked for as early as ever, let the style sheet pass. */
const withReadingFirst = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

/** Renders a document whole before it is sent: complete without JavaScript, and a failure still gets its status. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const page = context.get(pageContext);
  page.document = readScripts(withReadingFirst(await render(router, request.url)), scriptNonce);
  return new Response(null, { status, headers });
}
