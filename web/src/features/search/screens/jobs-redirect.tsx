import { redirect } from 'react-router';

/** Details pages of old link to /jobs (core §2). */
export const loader = () => redirect('/job/search', 301);
