import { readFileSync } from 'node:fs';
import { readTokens } from './word-roots.ts';

/** Words for the role of a person in a field of work, by the group that a row of the data names. */
const headGroups: Record<string, string> = {
  worker: `technician mechanic operator worker workman staff helper boy man hand attendant handler incharge karigar fitter
    installer maker expert specialist associate assistant personnel crew labour mistri master person aide trainee
    apprentice fresher executive operative minder builder repairer wala wali member craftsman lady girl caretaker agent
    professional fixer layer erector cutter joiner setter tester checker controller inspector machinist tradesman jobber
    artisan maid cleaner repairman engineer repairing iti presser finisher moulder polisher packer loader keeper feeder
    artist therapist expert orderly carer caregiver guard usher waiter server steward cook chef`,
  office: `executive associate specialist officer professional representative expert assistant coordinator staff personnel
    agent advisor person trainee member analyst consultant clerk incharge admin processor lead operator team controller
    reviewer auditor evaluator checker intern support leader planner scheduler examiner investigator partner handler
    accountant investor liaison buyer negotiator typist fresher adjuster assessor telecaller caller operative desk cell
    strategist researcher research optimizer builder ambassador facilitator enumerator sevak worker mobilizer`,
  engineer: `engineer specialist expert consultant technician analyst lead associate executive trainee intern fresher
    architect design admin professional builder officer technologist tester integrator assistant operator apprentice get
    incharge coordinator science inspector controller graduate staff support supervisor sde swe developer det dete
    researcher research modeler practitioner maker creator programming supervisor`,
  developer: 'develop programmer coder sde swe hacker',
  teacher: `teach faculty tutor lecturer instructor professor trainer coach educator mentor guide facilitator
    demonstrator`,
  health: `doctor surgeon physician consultant specialist practitioner officer resident registrar expert associate intern
    trainee head hod`,
  care: `nurse sister staff therapist technician assistant expert associate specialist consultant attendant aide helper
    trainee fresher intern executive officer worker practitioner science analyst practitioner operator clinician
    caretaker incharge counsellor collector`,
  creative: `design artist maker creator editor specialist executive visualizer expert develop associate writer producer
    assistant intern trainee staff freelancer operator professional author crew journalist strategist lead planner
    reviewer translator planner incharge stylist consultant technician officer coordinator checker worker`,
  sales: `sale salesman salesgirl telesale executive officer representative consultant advisor associate agent promoter
    staff coordinator specialist counsellor trainee assistant partner dealer broker manager head lead leader incharge
    engineer retailer distributor person professional expert boy lady team`,
  manager: 'manager head director lead leader incharge chief vp avp svp superintendent president principal controller',
  supervisor: 'supervisor foreman incharge overseer leader lead commander head master superintendent inspector officer',
  driver: 'driver operator pilot chauffeur rider captain partner',
  recruiter: 'recruit sourcer',
};

/** Heads that are the work whatever the field: a row must name their group, or it does not apply to the title. */
const decidingHeads = new Map(
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

const headsOf = (group: string): string[] => {
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

/** A row of the data: words of the field of an occupation, and the heads with which they name it. */
interface FieldRow {
  occupation: string;
  groups: Set<string>;
  heads: Set<string>;
  excluded: string[];
}

interface FieldWord {
  row: FieldRow;
  roots: string[];
}

const rootsOf = (words: string): string[] => readTokens(words.split(' ')).map(({ root }) => root);

/** Field words by their first root. */
function readFieldWords(): Map<string, FieldWord[]> {
  const words = new Map<string, FieldWord[]>();
  for (const line of readFileSync(new URL('field-words.tsv', import.meta.url), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [occupation = '', groupNames = '', entries = ''] = line.split('\t');
    const groups = new Set(groupNames.split(' '));
    const all = entries.split(', ');
    const excluded = all.flatMap((entry) => (entry.startsWith('!') ? rootsOf(entry.slice(1)) : []));
    const row = { occupation, groups, heads: new Set([...groups].flatMap(headsOf)), excluded };
    for (const entry of all.filter((one) => !one.startsWith('!'))) {
      const roots = rootsOf(entry);
      const [first = ''] = roots;
      words.set(first, [...(words.get(first) ?? []), { row, roots }]);
    }
  }
  return words;
}

let loaded: Map<string, FieldWord[]> | undefined;

/** Occupations that the data names. */
export const listFieldOccupations = (): string[] => {
  loaded ??= readFieldWords();
  return [...new Set([...loaded.values()].flat().map(({ row }) => row.occupation))];
};

/** An occupation that field words and a head name, and the positions of these words. */
export interface FieldMatch {
  occupation: string;
  positions: number[];
}

/** Words that are a head in any group. */
const allHeads = new Set(Object.keys(headGroups).flatMap(headsOf));

/** Groups whose field words name the work of a vacancy without a head; "Java" alone is no trainer. */
const plainGroups = ['worker', 'office', 'engineer', 'care', 'creative'];

/** Whether a field word counts in a title: by a head of its row, and without a word that makes it other work. */
function applies({ row, roots: own }: FieldWord, roots: string[], mayLackHead: boolean): boolean {
  const { groups, heads, excluded } = row;
  return (
    (roots.some((root) => heads.has(root)) ||
      (mayLackHead && plainGroups.some((group) => groups.has(group)) && !roots.some((root) => allHeads.has(root)))) &&
    roots.every((root) => {
      const group = decidingHeads.get(root);
      return group === undefined || groups.has(group) || own.includes(root) || heads.has(root);
    }) &&
    !excluded.some((root) => roots.includes(root))
  );
}

/**
 * The occupation that words of a field name together with the head of a title, in any order: "escalator erection
 * engineer", "field engineer - ventilators". The more words, the more certain; undefined if two are as certain. The title
 * of a vacancy may lack a head, unlike a query, where the words may be skills.
 */
export function findByFieldWords(roots: string[], mayLackHead = false): FieldMatch | undefined {
  loaded ??= readFieldWords();
  const found = new Map<string, { size: number; roots: Set<string>; heads: Set<string> }>();
  for (const root of new Set(roots)) {
    for (const word of loaded.get(root) ?? []) {
      if (!word.roots.every((one) => roots.includes(one)) || !applies(word, roots, mayLackHead)) continue;
      const entry = found.get(word.row.occupation) ?? { size: 0, roots: new Set(), heads: word.row.heads };
      entry.size += word.roots.length;
      for (const one of word.roots) entry.roots.add(one);
      found.set(word.row.occupation, entry);
    }
  }
  const [best, second] = [...found].toSorted(([, one], [, other]) => other.size - one.size);
  if (!best || best[1].size === second?.[1].size) return undefined;
  const [occupation, match] = best;
  const positions = roots.flatMap((root, at) => (match.roots.has(root) || match.heads.has(root) ? [at] : []));
  return { occupation, positions };
}
