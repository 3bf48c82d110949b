import { resumeServiceNames } from '../../../services/index.ts';
import type { PlanSnapshot } from '../purchased/plan-snapshot.ts';

/** Lists the services that a plan includes; each becomes a service item, tracked from Not Started to Completed. */
export function listServicesOfPlan(plan: PlanSnapshot): { name: string; description: string }[] {
  return [
    ...(plan.resumeRewrite
      ? [
          {
            name: resumeServiceNames.rewrite,
            description: 'A writer rewrites your resume and sends it to you for approval.',
          },
        ]
      : []),
    ...(plan.coverLetter
      ? [{ name: 'Resume Cover Letter', description: 'A cover letter that goes with your resume.' }]
      : []),
    ...(plan.cvCorrection
      ? [
          {
            name: resumeServiceNames.correction,
            description: 'An expert corrects your resume and sends you the changes.',
          },
        ]
      : []),
    ...(plan.counselling
      ? [{ name: '1:1 Counselling', description: 'A talk with a career adviser about your next step.' }]
      : []),
  ];
}
