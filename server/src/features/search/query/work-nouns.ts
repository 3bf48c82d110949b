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

/** Whether a word, in the singular and lower case, names people by their work. */
export const isPersonNoun = (word: string): boolean => workNouns.has(word);

/** Whether a word, in the singular and lower case, names people by their work or the work itself. */
export const isWorkNoun = (word: string): boolean => workNouns.has(word) || activityNouns.has(word);
