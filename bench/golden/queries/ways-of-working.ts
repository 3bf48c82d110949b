import { any, atHome, forFreshers, kindOf, stated, work } from '../graders.ts';
import { places, works } from '../works.ts';

const night = stated(/night|us shift|uk shift|rotational|us process|uk process|24 ?[x/*] ?7/);
const partTime = stated(/part ?-?time|week ?-?end|hourly|freelanc/);
const internship = work({ is: /\bintern(ship)?s?\b/, near: /trainee|apprentice|fresher/ });
const walkIn = stated(/walk ?-?in|walkin|spot offer/);

export const waysOfWorking = kindOf('ways of working', {
  'work from home': atHome,
  'work from home data entry': [works.dataEntry, atHome],
  'remote content writer': [works.contentWriter, atHome],
  'part time jobs': partTime,
  'internship marketing': [internship, works.marketing],
  'data science internship': [internship, any(works.dataScientist, works.machineLearning)],
  'walk in interview': walkIn,
  'walk in for bpo': [walkIn, works.bpo],
  'night shift customer support': [works.customerService, night],
  'freelance writer': [works.contentWriter, any(stated(/freelanc|part ?-?time|contract/), atHome)],
  'fresher software developer': [works.softwareEngineer, forFreshers],
  'hybrid software engineer': [works.softwareEngineer, any(stated(/hybrid/), atHome)],
  'contract data engineer': [works.dataEngineer, stated(/contract|c2h|freelanc|temporary|third party/)],
  'part time work from home': [partTime, atHome],
  'sales job for freshers': [works.sales, forFreshers],
  'wfh customer care in delhi': [works.customerService, atHome, any(places.delhi, atHome)],
});
