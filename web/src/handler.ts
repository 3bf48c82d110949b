import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { keptAddress } from './cacheable-address.ts';
import { createApi, type Transport } from './platform/api/api.ts';
import { type PageContext, pageContext } from './platform/document/page-context.ts';

/** A page as it was rendered. `scripts` are the texts of the document's own inline scripts. */
interface RenderedPage {
  status: number;
  headers: Headers;
  body: string | Uint8Array;
  scripts: string[];
}

/**
 * Makes what renders the pages, for the server to call, and says under which address a page may be kept.
 * @param page.transport calls the API inside the server's process; nothing of the visitor's request goes along
 */
export function createWebHandler(options: { demo: boolean; publicUrl: string; mode?: string }) {
  const handle = createRequestHandler(build as ServerBuild, options.mode ?? 'production');
  const { demo, publicUrl } = options;

  async function render(request: Request, page: { transport: Transport; now: Date }): Promise<RenderedPage> {
    const context = new RouterContextProvider();
    const shared: PageContext = { api: createApi(page.transport), demo, publicUrl, now: page.now };
    context.set(pageContext, shared);
    const response = await handle(request, context);
    const { status, headers } = response;
    if (response.body === null && shared.document)
      return { status, headers, body: shared.document.html, scripts: shared.document.scripts };
    return { status, headers, body: new Uint8Array(await response.arrayBuffer()), scripts: [] };
  }
  return { render, keptAddress };
}
