import { redirect } from 'react-router';
import type { Route } from './+types/register-redirect.ts';

/** Redirects the short URL of the registration and keeps the query. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(`/account/register${new URL(request.url).search}`);
}
