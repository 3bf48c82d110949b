import {
  all,
  any,
  atCompany,
  atHome,
  forFreshers,
  forYears,
  type GradedKind,
  type Grader,
  inPlace,
  kindOf,
  near,
  paysAtLeast,
  paysWithin,
  qualified,
  skill,
  stated,
  without,
  work,
} from '../graders.ts';
import { places, works } from '../works.ts';

const storeManager = work({
  is: /(store|showroom|outlet|retail) (manager|in ?-?charge|head)|manager.*(retail store|showroom)/,
  near: /store|retail|floor manager|showroom/,
  not: /data store|feature store|app store/,
});
const medicalRep = work({
  is: /medical rep|medical sales rep|pharma(ceutical)? (sales|rep)|\bmr\b.*(pharma|medical)/,
  near: /medical|pharma|territory business/,
});
const areaSales = work({
  is: /(area|territory|zonal|regional|cluster) (sales )?(manager|head|in ?-?charge|executive|officer)|\basm\b/,
  near: /sales/,
  not: /sales ?force/,
});
const assistant = work({
  is: /executive assistant|\bea\b to|personal (assistant|secretary)|secretary|\bea\b.*(ceo|director|md)/,
  near: /assistant|office admin|office coord/,
  not: /company secretary/,
});
const qualityEngineer = work({
  is: /quality (control|assurance|inspection|management)? ?(engineer|inspector|manager|executive|officer|supervisor|incharge)|\bqc\b|quality (control|inspector)/,
  near: /quality|\bqa\b/,
  not: /data quality|software quality/,
});
const hotel = work({
  is: /hotel|chef|cook|waiter|steward|f ?& ?b|food (and|&) bev|housekeep|front office|guest (service|relation)|barista|kitchen|captain|restaurant|banquet|hospitality|commis|receptionist/,
  near: /cater|travel|tourism|server\b/,
});
const hospital = work({
  is: /nurs|doctor|hospital|medical (officer|super|assist)|\bward\b|patient|ot tech|lab tech|pharmacist|radiolog|physio|surgeon|physician|dentist|cardiolog|clinic|dialysis|health ?care (assist|exec)|paramed|dietic|ophthal|gyn(a)?ec|paediatric|consultant.*(medic|physician)/,
  near: /medical|health|pharma|bio/,
});
const atHospital: Grader = ({ company, ...posting }) =>
  /hospital|clinic\b|nursing home|health ?care|diagnostic/.test(company) ? 2 : hospital({ company, ...posting });
const webDeveloper = works.webDeveloper;
const manager = work({ is: /manager/, near: /head|lead|incharge/ });
const internship = work({ is: /\bintern(ship)?s?\b/, near: /trainee|apprentice/ });
const walkIn = stated(/walk ?-?in|walkin|walk ?- ?ins/);
const usShift = stated(
  /us shift|night|us process|us (it )?recruit|uk shift|us staffing|rotational|us bench|us healthcare/,
);
const outside =
  (pattern: RegExp): Grader =>
  ({ title, places: where }) =>
    pattern.test(title) || pattern.test(where) ? 0 : where === '' ? 1 : 2;
const computers = qualified(/b\.? ?tech|\bb\.? ?e\b|m\.? ?tech|computer science|engineering/);
const business = qualified(/\bmba\b|pgdm|management/);

/**
 * Queries that were written on 2026-11-27 before their author read the search code, its vocabulary or any result for
 * them. They differ from those of `../queries/`. After the first run they are seen ones like the others.
 */
export const freshKinds: GradedKind[] = [
  kindOf('titles', {
    'medical representative': medicalRep,
    'store manager': storeManager,
    'executive assistant': assistant,
    'area sales manager': areaSales,
    'quality control engineer': qualityEngineer,
    'product manager': works.productManager,
  }),
  kindOf('skills', {
    golang: skill(/golang|\bgo ?lang\b|\bgo\b/),
    'salesforce developer': [skill(/sales ?force|\bsfdc\b/), works.softwareEngineer],
    snowflake: skill(/snow ?flake/),
    'manual testing': skill(/manual test/),
    'wordpress developer': [skill(/word ?press/), any(works.softwareEngineer, works.webDesigner)],
    'nlp python': [skill(/\bnlp\b|natural language/), skill(/python/)],
  }),
  kindOf('places', {
    'jobs in indore': inPlace(/indore/),
    'sales executive in lucknow': [works.sales, places.lucknow],
    'web developer mohali': [webDeveloper, inPlace(/mohali|sas nagar|sahibzada|chandigarh/)],
    'software developer rajasthan': [
      works.softwareEngineer,
      inPlace(/rajasthan|jaipur|udaipur|jodhpur|kota\b|ajmer|bikaner|alwar|bhilwara|sikar|ganganagar/),
    ],
    'sales jobs in punjab': [
      works.sales,
      inPlace(/punjab|ludhiana|mohali|jalandhar|amritsar|patiala|bathinda|zirakpur|phagwara|sas nagar|sahibzada/),
    ],
    'customer support hitech city': [works.customerService, places.hyderabad],
  }),
  kindOf('abbreviations', {
    bdm: work({
      is: /\bbdm\b|business development (manager|head)|manager.*business development/,
      near: /business dev|sales/,
    }),
    'asm sales': areaSales,
    'ea to director': assistant,
    sdet: works.qaTester,
    'ar caller': work({
      is: /\bar\b.*(caller|calling|analyst|exec)|accounts receivable|ar callers?/,
      near: /medical billing|us health/,
    }),
    'jr engg civil': works.civilEngineer,
  }),
  kindOf('Hinglish', {
    'gadi chalane ka kaam': any(works.driver, works.delivery),
    'hotel me kaam chahiye': hotel,
    'hospital me naukri': atHospital,
    'bina experience ke job': forFreshers,
    'video editing ka kaam': works.videoEditor,
    'mumbai mein computer typing wali job': [works.dataEntry, places.mumbai],
  }),
  kindOf('Devanagari', {
    रिसेप्शनिस्ट: works.receptionist,
    'वेब डेवलपर': webDeveloper,
    'हैदराबाद में सेल्स की नौकरी': [works.sales, places.hyderabad],
    लेखाकार: works.accountant,
    'एचआर एग्जीक्यूटिव': works.hr,
    'पुणे मध्ये नोकरी': places.pune,
  }),
  kindOf('misspelt', {
    'busness analyst': works.businessAnalyst,
    'andriod develper': works.androidDeveloper,
    'interier desiner': works.interiorDesigner,
    'marketting maneger': [works.marketing, manager],
    'mecanical enginer': works.mechanicalEngineer,
    'recruter job gurgoan': [works.recruiter, places.gurugram],
  }),
  kindOf('ways of working', {
    'remote jobs': atHome,
    'wfh video editor': [works.videoEditor, atHome],
    'internship in hr': [internship, works.hr],
    'walkin drive hyderabad': [walkIn, places.hyderabad],
    'us shift recruiter': [works.recruiter, usShift],
    'work from home telecaller': [works.telecaller, atHome],
  }),
  kindOf('qualification', {
    'mba marketing jobs': [works.marketing, business],
    'be computer science fresher': [computers, forFreshers],
    'ca inter': any(
      stated(/\bca ?-?inter|inter ca|semi.?qualified|article|\bcma inter/),
      near(any(works.accountant, works.cardiacCa)),
    ),
    'msc statistics': qualified(/statistic/),
    'bsc nursing': any(works.nurse, stated(/nursing/)),
    'graduate fresher kolkata': [forFreshers, places.kolkata],
  }),
  kindOf('pay', {
    'business analyst 12-15 lpa': [works.businessAnalyst, paysWithin(100_000, 125_000)],
    'video editor above 25k': [works.videoEditor, paysAtLeast(25_000)],
    'pune jobs 5 lakh per annum': [places.pune, paysAtLeast(41_667)],
    'customer support 3 lpa': [works.customerService, paysAtLeast(25_000)],
    'sales manager more than 6 lakhs': [works.salesManager, paysAtLeast(50_000)],
  }),
  kindOf('companies', {
    capgemini: atCompany(/cap ?gemini/),
    'goldman sachs': atCompany(/goldman/),
    'ernst and young': atCompany(/\bey\b|ernst/),
    'walmart data scientist': [atCompany(/walmart/), works.dataScientist],
    hcl: atCompany(/\bhcl/),
    'bajaj allianz sales': [
      atCompany(/bajaj/),
      work({
        is: /sales|relationship|business dev|agency|market|insurance|advis|acquisition/,
        near: /manager|executive|officer/,
      }),
    ],
  }),
  kindOf('long', {
    'i have 2 years of experience in digital marketing and looking for a job in pune': [
      works.digitalMarketer,
      forYears(2),
      places.pune,
    ],
    'required software tester with selenium and java knowledge in bangalore': [
      works.qaTester,
      any(skill(/selenium/), skill(/\bjava\b/)),
      places.bengaluru,
    ],
    'part time job for college students from home': [stated(/part ?-?time|hourly|freelanc|intern/), atHome],
    'inside sales executive for ed tech company with good communication skills in noida': [
      work({ is: /inside sales|tele ?sales|business dev|academic|admission|education/, near: /sales/ }),
      places.noida,
    ],
    'mujhe delhi mein back office ya data entry ki job chahiye': [any(works.backOffice, works.dataEntry), places.delhi],
  }),
  kindOf('exclusions', {
    'python developer -senior': [works.pythonDeveloper, without(/\bsenior\b|\bsr\b/)],
    'data scientist jobs except bangalore': [works.dataScientist, outside(/bengal[ou]+ru|bangal/)],
    'engineer not software': [work({ is: /engineer/ }), without(/software/)],
    'content writer no internship': [works.contentWriter, without(/\bintern(ship)?\b/)],
    'sales job without insurance': [works.sales, without(/insurance/)],
  }),
  kindOf('signs and PIN', {
    'ai/ml engineer': works.machineLearning,
    'asp.net mvc': skill(/\bmvc\b|asp\.? ?net/),
    'jobs near 600096': places.chennai,
    'e-commerce executive': work({ is: /e ?-?com(m)?erce/, near: /online|catalog|marketplace|amazon|flipkart/ }),
    '#hiring : hr executive (female), mumbai': all(works.hr, places.mumbai),
  }),
];
