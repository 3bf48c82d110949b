import { createContext } from 'react-router';
import type { Api } from '../api/api.ts';
import type { RenderedDocument } from './inline-scripts.ts';

/** What the loaders of a server-rendered page work with. `publicUrl` has no trailing slash; `now` is the server's time. */
export interface PageContext {
  api: Api;
  demo: boolean;
  publicUrl: string;
  now: Date;
  requestId: string;
  /** Set by entry.server.tsx once the document is rendered. */
  document?: RenderedDocument;
}

/** Set by handler.ts for every request; loaders on the server read it with `context.get(pageContext)`. */
export const pageContext = createContext<PageContext>();
