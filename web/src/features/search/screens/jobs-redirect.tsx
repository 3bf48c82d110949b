import { redirect } from 'react-router';

/** Old details pages link to /jobs (core §2). */
export const loader = () => redirect('/job/search', 301);
