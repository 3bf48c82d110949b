import { kindOf } from '../graders.ts';
import { works } from '../works.ts';

export const titles = kindOf('titles', {
  accountant: works.accountant,
  telecaller: works.telecaller,
  'graphic designer': works.graphicDesigner,
  'data analyst': works.dataAnalyst,
  'hr recruiter': works.recruiter,
  'content writer': works.contentWriter,
  'business development executive': works.businessDeveloper,
  'civil engineer': works.civilEngineer,
  'delivery boy': works.delivery,
  'customer care executive': works.customerService,
  'video editor': works.videoEditor,
  'field sales executive': works.fieldSales,
  teacher: works.teacher,
  receptionist: works.receptionist,
  'relationship manager': works.relationshipManager,
  'full stack developer': works.fullStack,
  'interior designer': works.interiorDesigner,
  'web designer': works.webDesigner,
  'staff nurse': works.nurse,
  'warehouse job': works.packer,
});
