import { redirect } from 'react-router';
import type { Route } from './+types/register-redirect.ts';

/** The short address of the registration, with whatever the link carried along. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(`/account/register${new URL(request.url).search}`);
}
