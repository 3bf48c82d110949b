import { data } from 'react-router';
import { brand } from '../../../platform/figures/brand.ts';
import { UnauthorizedMessage } from '../unauthorized-message.tsx';
import type { Route } from './+types/unauthorized.ts';

export function loader() {
  return data(null, { status: 403 });
}

export const meta: Route.MetaFunction = () => [
  { title: `Unauthorized Access | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function UnauthorizedScreen() {
  return <UnauthorizedMessage />;
}
