/** The services in which staff work on the resume of a member. */
export const resumeServiceNames = { rewrite: 'Resume Rewrite', correction: 'Resume Correction' } as const;
