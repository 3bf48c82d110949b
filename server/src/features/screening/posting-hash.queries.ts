import { sql } from 'kysely';

/** Hash of what job seekers read of the vacancy `v` and its company `c`. */
export const postingHash = sql<string>`md5(jsonb_build_array(v.title, v.description_html, v.salary_from, v.salary_to, v.pay_text,
  v.interview_address, v.recruiter_name, v.recruiter_email, v.recruiter_whatsapp, c.id, c.name, c.website,
  c.about_html)::text)`;
