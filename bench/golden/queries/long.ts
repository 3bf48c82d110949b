import { all, any, atHome, forFreshers, forYears, inPlace, kindOf, paysAtLeast, skill } from '../graders.ts';
import { places, works } from '../works.ts';

export const long = kindOf('long', {
  'looking for a job as a data analyst with sql and power bi in bangalore': [
    works.dataAnalyst,
    places.bengaluru,
    any(skill(/\bsql\b/), skill(/power ?bi/)),
  ],
  'i am a fresher and want a software developer job in chennai': [works.softwareEngineer, forFreshers, places.chennai],
  'react developer fresher': [skill(/react/), forFreshers],
  'senior python developer with 5 years experience in hyderabad': [
    works.pythonDeveloper,
    places.hyderabad,
    forYears(5),
  ],
  'urgent hiring for telecaller female candidates in mumbai': [works.telecaller, places.mumbai],
  'digital marketing executive with experience in seo and google ads': works.digitalMarketer,
  'customer support executive for international voice process in gurgaon': [works.customerService, places.gurugram],
  'hr executive job for mba freshers in delhi or noida': [works.hr, forFreshers, inPlace(/delhi|noida|gautam bud/)],
  'need a work from home job for content writing': [works.contentWriter, atHome],
  'java full stack developer with angular and microservices 3 years': [
    any(works.javaDeveloper, all(works.fullStack, skill(/\bjava\b/))),
    forYears(3),
  ],
  'machine learning engineer nlp deep learning 2 to 4 years pune': [works.machineLearning, places.pune, forYears(3)],
  'sales and marketing job in jaipur with good salary': [any(works.sales, works.marketing), places.jaipur],
  'i want to work as an accountant with tally in a small company in kolkata': [works.accountant, places.kolkata],
  'experienced civil site engineer for building construction': works.civilEngineer,
  'big data engineer hadoop spark scala bangalore 4 years experience': [
    works.dataEngineer,
    places.bengaluru,
    forYears(4),
  ],
  'business development manager for edtech company salary above 6 lpa': [works.businessDeveloper, paysAtLeast(50_000)],
  'part time or full time graphic designer photoshop illustrator near noida': [works.graphicDesigner, places.ncr],
});
