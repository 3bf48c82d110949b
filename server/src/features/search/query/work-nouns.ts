import { isRoleHead } from '../indexing/role-heads.ts';

/**
 * Nouns for people by their work, in the singular: a keyword with one names an occupation ("java developer", "delivery boy"),
 * and one without names a tool or a field ("java", "delivery").
 */
const workNouns = new Set(
  `accountant actor actuary adviser advisor advocate agent analyst anchor animator apprentice architect artist assembler
   assistant associate attendant auditor author baker banker barber barista bartender beautician boy broker butcher buyer
   captain caretaker caller carpenter cashier chef chemist chauffeur cleaner clerk coach coder collector
   conductor consultant cook coordinator counsellor counselor courier crew curator dancer
   dealer dentist designer detective developer dietician dietitian director dispatcher doctor draftsman draughtsman drafter
   dresser driver editor educator electrician engineer escort estimator examiner executive expert exec engg engr faculty
   farmer fabricator fitter foreman founder freelancer gardener generalist girl groomer guard guide hairdresser
   handler helper hostess housekeeper housemaid illustrator incharge inspector installer instructor intern
   interpreter investigator janitor journalist labour labourer lady lawyer leader lecturer librarian lineman lifeguard
   loader machinist maid maker man manager marketer mason masseur mechanic medic merchandiser merchant mentor
   midwife mgr millwright moderator moulder musician nanny nurse nutritionist officer operator optician optometrist
   owner packer painter paralegal paramedic partner pathologist peon pgt pharmacist phlebotomist photographer physician
   physicist physiotherapist picker pilot planner plumber principal producer professional professor programmer
   proofreader psychiatrist psychologist purchaser radiographer radiologist receptionist recruiter reporter
   representative rep researcher rider rigger salesman salesperson saleswoman scheduler scientist scrummaster secretary
   sommelier specialist staff stenographer steward stewardess strategist supervisor surgeon surveyor tailor
   teacher teammate technician technologist telecaller telemarketer teller tester tgt therapist trader trainee trainer
   translator treasurer turner tutor typist underwriter usher valet valuer veterinarian videographer waiter waitress
   warden washerman watchman weaver weighman welder wireman worker writer`
    .trim()
    .split(/\s+/),
);

/** Nouns for what people do all day, which stand for the people who do it: "recruitment", "customer care". */
const activityNouns = new Set(
  `accounting bookkeeping care development engineering housekeeping management marketing nursing recruiting recruitment sale
   support teaching telecalling telesale writing`
    .trim()
    .split(/\s+/),
);

/**
 * Further activities, and the fields under whose name work is advertised: "data entry", "bpo", "accounts". They are searched
 * like names of work. Without them other work is meant as well, so an exclusion of them denies no more than the words.
 */
const fieldNouns = new Set(
  `admin administration animation automation audit auditing billing calling carpentry catering collection cooking counselling counseling
   delivery design designing drafting driving editing electroplating entry fundraising gardening invoicing maintenance
   merchandising modelling packing painting photography plumbing printing procurement purchase purchasing reception recovery
   repairing sewing sourcing staffing stitching tailoring taxation telemarketing ticketing training tutoring typing
   weaving welding
   account bpo kpo hr field office backoffice process voice mechanical civil electrical`
    .trim()
    .split(/\s+/),
);

/** Endings of nouns for people that no list has completely. */
const personEnding = /(?:ologist|iatrician|dontist|keeper)$/;

/** Whether a word, in the singular and lower case, names people by their work. */
export const isPersonNoun = (word: string): boolean =>
  workNouns.has(word) || isRoleHead(word) || personEnding.test(word);

/** Whether a word, in the singular and lower case, names people by their work or the work itself. */
export const isWorkNoun = (word: string): boolean => isPersonNoun(word) || activityNouns.has(word);

/** Whether a word, in the singular and lower case, names a field under which work is advertised. */
export const isFieldNoun = (word: string): boolean => fieldNouns.has(word);
