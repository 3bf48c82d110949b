import { createContext } from 'react-router';
import type { Api } from '../api/api.ts';
import type { RenderedDocument } from './inline-scripts.ts';

/** What a server-rendered page stands on. `publicUrl` has no trailing slash; `now` is the server's time. */
export interface PageContext {
  api: Api;
  demo: boolean;
  publicUrl: string;
  now: Date;
  /** Set by entry.server.tsx when the document is made. */
  document?: RenderedDocument;
}

/** Set by the handler for every request; loaders on the server read it with `context.get(pageContext)`. */
export const pageContext = createContext<PageContext>();
