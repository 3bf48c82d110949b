import { any, forFreshers, kindOf, qualified, stated } from '../graders.ts';
import { places, works } from '../works.ts';

const commerce = qualified(/b\.? ?com\b|m\.? ?com\b|commerce|\bca inter|accountant|accounts|accounting/);
const school = qualified(/10th|12th|\bssc\b|\bhsc\b|matric|intermediate|(?<!post )graduation not required|10 ?\+ ?2/, {
  isDegree: false,
});
const engineering = qualified(/b\.? ?tech|\bb\.? ?e\b|m\.? ?tech|engineering/);
const business = qualified(/\bmba\b|pgdm|\bbba\b|b\.b\.a/);

export const qualification = kindOf('qualification', {
  'b.com jobs': commerce,
  'mba finance': [business, stated(/financ|account|bank|invest|credit|audit/)],
  '12th pass jobs': school,
  'btech fresher': [engineering, forFreshers],
  'mca jobs in chennai': [qualified(/\bmca\b|computer/), places.chennai],
  'iti fitter': works.fitter,
  'diploma mechanical engineer': [works.mechanicalEngineer, any(qualified(/diploma/), works.technician)],
  'bca developer': [works.softwareEngineer, qualified(/\bbca\b|computer|b\.? ?tech|\bmca\b/)],
  'b.pharm jobs': any(qualified(/\b[bdm]\.? ?pharm|pharmac(y|ist)/), works.pharmacist),
  'chartered accountant': works.cardiacCa,
  'llb jobs': any(works.lawyer, qualified(/\bllb\b|\bllm\b/)),
  'any graduate back office': [works.backOffice, qualified(/any graduate|\bgraduat/)],
  'mbbs doctor': any(works.doctor),
  'phd data scientist': [works.dataScientist, qualified(/ph\.? ?d|doctorate(?! not)/)],
  'bsc chemistry': qualified(/chemist|b\.? ?sc[^|;]*chem/),
  'b.ed teacher': [works.teacher],
  'mba hr fresher': [works.hr, forFreshers],
});
