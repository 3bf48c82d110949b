import { brand } from '../../../platform/brand.ts';
import { Trouble } from '../trouble.tsx';
import type { Route } from './+types/error.ts';

export const meta: Route.MetaFunction = () => [
  { title: `Something went wrong | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function ErrorScreen() {
  return <Trouble />;
}
