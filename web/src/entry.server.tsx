import type { EntryContext, RouterContextProvider } from 'react-router';
import { extractInlineScripts } from './platform/document/inline-scripts.ts';
import { pageContext } from './platform/document/page-context.ts';
import { renderDocument } from './platform/document/render-document.tsx';
import { scriptNonce } from './platform/document/script-nonce.ts';
import { needsScripts, startAfterPaint } from './platform/document/start-after-paint.ts';

/** For pages whose scripts start at once: on a slow connection the style sheet goes first. */
const lowerScriptPriority = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

/**
 * React Router's hook for server rendering. The document is rendered whole before it is sent: complete without
 * JavaScript, and a failure still gets its status. It is passed to handler.ts through the page context, not through the
 * response body, which would encode and decode it once more.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const page = context.get(pageContext);
  const html = await renderDocument(router, request.url, page.requestId);
  const scheduled = needsScripts(router) ? lowerScriptPriority(html) : startAfterPaint(html, scriptNonce);
  page.document = extractInlineScripts(scheduled, scriptNonce);
  return new Response(null, { status, headers });
}
