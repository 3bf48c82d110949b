import { redirect } from 'react-router';

/** Redirects the plan list that other pages link to (commerce §2). */
export const loader = () => redirect('/pricing', 301);
