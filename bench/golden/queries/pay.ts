import { forFreshers, kindOf, paysAtLeast, paysWithin } from '../graders.ts';
import { places, works } from '../works.ts';

export const pay = kindOf('pay', {
  'sales executive above 25000 per month': [works.sales, paysAtLeast(25_000)],
  'jobs above 10 lpa': paysAtLeast(83_333),
  'data scientist 15 lpa': [works.dataScientist, paysAtLeast(125_000)],
  'graphic designer 3-4 lpa': [works.graphicDesigner, paysWithin(25_000, 33_333)],
  'accountant salary 20k to 30k': [works.accountant, paysWithin(20_000, 30_000)],
  'business development 5 lakh package': [works.businessDeveloper, paysAtLeast(41_667)],
  'job with salary more than 50000': paysAtLeast(50_000),
  'telecaller 15k salary': [works.telecaller, paysAtLeast(15_000)],
  'data analyst minimum 6 lakhs per annum': [works.dataAnalyst, paysAtLeast(50_000)],
  'marketing executive ₹30,000 in hand': [works.marketing, paysAtLeast(30_000)],
  'hr executive 3 lpa and above': [works.hr, paysAtLeast(25_000)],
  'delivery boy 30k per month': [works.delivery, paysAtLeast(30_000)],
  'fresher jobs 4 lpa': [forFreshers, paysAtLeast(33_333)],
  'software developer 8-12 lpa bangalore': [works.softwareEngineer, places.bengaluru, paysWithin(66_667, 100_000)],
  'content writer upto 4 lakh': [works.contentWriter, paysWithin(0, 33_333)],
  'sales manager 40k+': [works.salesManager, paysAtLeast(40_000)],
});
