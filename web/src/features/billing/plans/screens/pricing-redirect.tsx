import { redirect } from 'react-router';

/** The plan list that other pages link to (commerce §2). */
export const loader = () => redirect('/pricing', 301);
