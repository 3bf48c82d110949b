import { data } from 'react-router';
import { pageContext } from '../../../platform/document/page-context.ts';
import { brand } from '../../../platform/figures/brand.ts';
import { Gallery } from '../../../ui/gallery/gallery.tsx';
import type { Route } from './+types/demo-ui.ts';

/** All UI components in all states; demo mode only. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(pageContext).demo) throw data(null, { status: 404 });
  return null;
}

export const meta: Route.MetaFunction = () => [
  { title: `Components | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function DemoUiScreen() {
  return <Gallery />;
}
