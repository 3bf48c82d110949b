import { pageContext } from '../../../platform/document/page-context.ts';
import { WalkInFailure } from '../walk-in-failure.tsx';
import { loadWalkIn, walkInHeaders, walkInMeta } from '../walk-in-page.ts';
import { WalkInView } from '../walk-in-view.tsx';
import type { Route } from './+types/walk-in-status.ts';

const TITLE = 'Your walk-in interview';

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadWalkIn(context.get(pageContext).api, params.walkinid);

export const meta = () => walkInMeta(TITLE);

export const headers = walkInHeaders;

/** Status of an invitation, without answering it. */
export default function WalkInStatus({ loaderData }: Route.ComponentProps) {
  if ('failure' in loaderData)
    return <WalkInFailure title={TITLE} text={loaderData.failure} status={loaderData.status} />;
  const { id, walkIn } = loaderData;
  return <WalkInView key={id} id={id} walkIn={walkIn} onOpening={false} />;
}
