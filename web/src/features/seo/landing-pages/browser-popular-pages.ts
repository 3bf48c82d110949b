import { api } from '../../../platform/api/browser-api.ts';
import { rememberAWhile } from '../../search/remember-a-while.ts';
import { popularJobPages } from './job-pages.api.ts';

/** Links worth showing on any page, for the browser. */
export const browserPopularPages = rememberAWhile(() => popularJobPages(api));
