import { redirect } from 'react-router';
import type { Route } from './+types/register-redirect.ts';

/** The short address keeps its query, such as rt. */
export const loader = ({ request }: Route.LoaderArgs) => redirect(`/account/register${new URL(request.url).search}`, 301);
