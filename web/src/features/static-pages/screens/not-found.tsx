import { data } from 'react-router';
import { brand } from '../../../platform/figures/brand.ts';
import { NotFoundMessage } from '../not-found-message.tsx';
import type { Route } from './+types/not-found.ts';

/** Answers 404 without a redirect, for search engines. */
export function loader() {
  return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = () => [
  { title: `Page not found | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function NotFoundScreen() {
  return <NotFoundMessage />;
}
