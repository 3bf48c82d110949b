/** Words for the role of a person in a field of work, by the group that a row of the data names. */
const headGroups: Record<string, string> = {
  worker: `technician mechanic operator worker workman staff helper boy man hand attendant handler incharge karigar
    fitter installer maker expert specialist associate assistant personnel crew labour mistri master person
    aide trainee apprentice fresher executive operative minder builder repairer wala wali member craftsman
    lady girl caretaker agent professional fixer layer erector cutter joiner setter tester checker controller
    inspector machinist tradesman jobber artisan maid cleaner repairman engineer repairing iti presser
    finisher moulder polisher packer loader keeper feeder artist therapist orderly carer caregiver guard
    usher waiter server steward cook chef`,
  office: `executive associate specialist officer professional representative expert assistant coordinator staff
    personnel agent advisor person trainee member analyst consultant clerk incharge admin processor lead
    operator team controller reviewer auditor evaluator checker intern support leader planner scheduler
    examiner investigator partner handler accountant investor liaison buyer negotiator typist fresher
    adjuster assessor telecaller caller operative desk cell strategist researcher research optimizer builder
    ambassador facilitator enumerator sevak worker mobilizer`,
  engineer: `engineer specialist expert consultant technician analyst lead associate executive trainee intern fresher
    architect design admin professional builder officer technologist tester integrator assistant operator
    apprentice get incharge coordinator science inspector controller graduate staff support supervisor sde
    swe developer det dete researcher research modeler practitioner maker creator programming`,
  developer: 'develop programmer coder sde swe hacker',
  teacher: `teach faculty tutor lecturer instructor professor trainer coach educator mentor guide facilitator
    demonstrator`,
  health: `doctor surgeon physician consultant specialist practitioner officer resident registrar expert associate
    intern trainee head hod`,
  care: `nurse sister staff therapist technician assistant expert associate specialist consultant attendant aide
    helper trainee fresher intern executive officer worker practitioner science analyst operator clinician
    caretaker incharge counsellor collector`,
  creative: `design artist maker creator editor specialist executive visualizer expert develop associate writer
    producer assistant intern trainee staff freelancer operator professional author crew journalist
    strategist lead planner reviewer translator incharge stylist consultant technician officer coordinator
    checker worker`,
  sales: `sale salesman salesgirl telesale executive officer representative consultant advisor associate agent
    promoter staff coordinator specialist counsellor trainee assistant partner dealer broker manager head
    lead leader incharge engineer retailer distributor person professional expert boy lady team`,
  manager: 'manager head director lead leader incharge chief vp avp svp superintendent president principal controller',
  supervisor: 'supervisor foreman incharge overseer leader lead commander head master superintendent inspector officer',
  driver: 'driver operator pilot chauffeur rider captain partner',
  recruiter: 'recruit sourcer',
};

/** Heads that are the work whatever the field: a row must name their group, or it does not apply to the title. */
export const decidingHeads = new Map(
  Object.entries({
    developer: 'develop programmer coder software',
    teacher: 'teach faculty tutor lecturer instructor professor trainer coach educator',
    health: 'doctor surgeon physician',
    care: 'nurse',
    sales: 'sale salesman salesgirl telesale presale',
    manager: 'manager head director vp avp svp',
    supervisor: 'supervisor superintendent foreman',
    driver: 'driver chauffeur rider',
    recruiter: 'recruit recruiter sourcer',
    creative: 'editor writer author journalist',
    engineer: 'engineer architect',
    office: 'auditor accountant lawyer telecaller receptionist cashier clerk',
    worker: 'helper labour maid',
  }).flatMap(([group, words]) => words.split(' ').map((word) => [word, group] as const)),
);

/** The heads of a group. Throws if there is no such group. */
export const headsOf = (group: string): string[] => {
  const words = headGroups[group];
  if (words === undefined) throw new Error(`'${group}' is not a group of heads`);
  return words.trim().split(/\s+/);
};

/** Occupations of titles that say little about the field: other words of the title may name it better. */
export const generalOccupations: ReadonlySet<string> = new Set(
  `helper machine-operator maintenance-technician mechanic service-engineer service-coordinator field-executive
   project-engineer project-coordinator operations-executive operations-manager driver management-trainee production-worker
   graduate-engineer-trainee process-associate maintenance-engineer engineering-technician production-engineer pilot
   appliance-technician admin-executive admin-manager compliance-officer team-leader production-supervisor service-manager
   project-manager quality-inspector teacher faculty tutor sales-executive social-care-worker
   relationship-manager operations-analyst back-office-executive corporate-trainer software-developer
   finance-executive property-manager strategy-consultant general-manager fitter marketing-executive
   quality-engineer application-engineer hospital-coordinator surgeon security-guard research-analyst`.split(/\s+/),
);

export const isGeneral = (occupation: string): boolean => generalOccupations.has(occupation);

/** Words that are a head in any group. */
export const allHeads = new Set(Object.keys(headGroups).flatMap(headsOf));

/** Groups whose field words name the work of a vacancy without a head; "Java" alone is no trainer. */
export const plainGroups = ['worker', 'office', 'engineer', 'care', 'creative'];
