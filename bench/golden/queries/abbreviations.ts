import { kindOf } from '../graders.ts';
import { places, works } from '../works.ts';

export const abbreviations = kindOf('abbreviations', {
  hr: works.hr,
  bde: works.businessDeveloper,
  'sde 2': works.softwareEngineer,
  'qa engineer': works.qaTester,
  'dba oracle': works.dba,
  'mis executive': works.misExecutive,
  'ml engineer': works.machineLearning,
  'ba jobs in bangalore': [works.businessAnalyst, places.bengaluru],
  'ui ux designer': works.uiux,
  'seo executive': works.seo,
  'ca jobs': works.cardiacCa,
  bpo: works.bpo,
  'tgt pgt teacher': works.teacher,
  'gnm nurse': works.nurse,
  'asst accountant': works.accountant,
  'sr software engg': works.softwareEngineer,
  deo: works.dataEntry,
});
