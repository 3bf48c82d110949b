import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { cacheableAddress } from './cacheable-address.ts';
import { createApi, type Transport } from './platform/api/api.ts';
import { type PageContext, pageContext } from './platform/document/page-context.ts';

/** A rendered page. `scripts` are the texts of the document's own inline scripts. */
interface RenderedPage {
  status: number;
  headers: Headers;
  body: string | Uint8Array;
  scripts: string[];
}

/**
 * Creates the page renderer that the server calls, with the function that decides which pages are cacheable.
 * @param page.requestId shown on the page of an error
 * @param page.transport calls the API inside the server's process; no header of the visitor's request is passed on
 */
export function createWebHandler(options: { demo: boolean; publicUrl: string; mode?: string }) {
  const handle = createRequestHandler(build as ServerBuild, options.mode ?? 'production');
  const { demo, publicUrl } = options;

  async function render(
    request: Request,
    page: { transport: Transport; now: Date; requestId?: string },
  ): Promise<RenderedPage> {
    const context = new RouterContextProvider();
    const { now, requestId = '' } = page;
    const shared: PageContext = { api: createApi(page.transport), demo, publicUrl, now, requestId };
    context.set(pageContext, shared);
    const response = await handle(request, context);
    const { status, headers } = response;
    // A document comes through the context (entry.server.tsx); redirects and loader data have a body or none at all.
    if (response.body === null && shared.document)
      return { status, headers, body: shared.document.html, scripts: shared.document.scripts };
    return { status, headers, body: new Uint8Array(await response.arrayBuffer()), scripts: [] };
  }
  return { render, cacheableAddress };
}
