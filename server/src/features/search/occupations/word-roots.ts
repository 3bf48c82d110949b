import { foldPlural } from '../../../lib/text/fold-plural.ts';

/**
 * Roots of the words that titles of occupations are made of, each with its other forms: an employer writes "design
 * engineer", "designing" or "designer" of the same work. Light stemming by rules would also merge words that tell
 * occupations apart (operator and operation, mechanic and mechanical), so the forms are listed.
 */
const forms = `
accountant: accounts accoutant accontant accountent accounting accountancy acct acctt accnt
admin: administrator administration administrative administrating admn
advisor: adviser advisory
agriculture: agricultural
analyst: analytic analysis analyse analyze analystic analysts anaylst
animation: animating
apprentice: apprenticeship
architect: architecture
area: areas
assistant: asst asstt assistance assist assit
associate: asso assoc asscoiate
audit: auditing auditor
autocad: acad
automobile: automobil
billing: biller
business: bussiness buisness
caller: calling
center: centre
chartered: charted charterd
chef: cheff
cleaner: cleaning
coder: coding
collection: collector collecting
commi: commis comis
construction: constructing
consultant: consltant consulatant consulting consultancy consultation
cook: cooking
coordinator: coordination cordinator coordinating coordinater
counsellor: counselor counselling counseling councillor councelor councellor
customer: costumer cust
delivery: delivering
dental: dentistry
design: designer designing desinger
develop: devloper deveoper developers developper developer development dev developing developement developpment devlopment
doctor: dr
draughtsman: draftsman draftman draughtman
driver: driving
editor: editing
electrical: electric
electrician: electritian
embroidery: embroider
engineer: engineering engr engg enigneer engnr enginers er enginner enginer engineeer
estimator: estimation estimating
executive: exec exe excutive executives exective
fabrication: fabricating
fitter: fitting
fresher: freshers
graphic: graphical grapic
helper: helping
incharge: inch
inspector: inspection inspecting
installer: installation installing
intern: internship interns internee
jewellery: jewelry jewellary jewelery
labour: labor labourer laborer
legal: leagal
logistic: logistical
maintenance: maintainance maintenence maintanance
manager: gm dgm agm mgr manger maneger mananger managr mngr managing
marketing: mktg marketting markting
math: mathematics mathematic
mechanical: mech
merchandiser: merchandising merchandise
moderator: moderation moderating
mould: mold
moulding: molding
nurse: nursing nurses
operation: operations ops
optimization: optimisation
packer: packing packager
paediatric: pediatric
painter: painting
photographer: photography
physiotherapist: physiotherapy
planner: planning
plumber: plumbing
programmer: programming
purchase: purchasing purchaser
recruit: recruiter recruitment recruiting recruiters recruting recuiter
representative: rep representive
research: researcher researching
sale: selling seller
scheduler: scheduling
science: scientist scientific scientists
secretary: secretarial
security: securities
sewing: sew
specialist: speciality specialized specialization
storekeeper: storekeeping
strategist: strategic
supervisor: supervising supervision superviser superwiser
surveyor: surveying
tailor: tailoring tailer
teach: teacher teaching teachers techer
technician: technologist tecnician
telecaller: telecalling telecallers
telemarketing: telemarketer
telesale: telesales telesalesman
tester: testing test
therapist: therapy
trader: trading
trainer: training
translator: translation
underwriter: underwriting
videographer: videography
visualization: visualisation
welder: welding
writer: writing
`;

/** Words that are written in one or in two: the first form stands for both. */
const joined = `
fullstack frontend backend backoffice telecaller telesale telemarketing housekeeping ecommerce storekeeper nonvoice presale
incharge coordinator website copywriter devop helpdesk frontdesk payroll cybersecurity freelance woodworker subeditor
`;

/** Phrases that are known by a shorter one. */
const abbreviations: [string, string][] = [
  ['human resource', 'hr'],
  ['human resource hr', 'hr'],
  ['hr hr', 'hr'],
  ['vice president', 'vp'],
  ['assistant vice president', 'avp'],
  ['senior vice president', 'vp'],
  ['front end', 'frontend'],
  ['back end', 'backend'],
  ['full stack', 'fullstack'],
  ['back office', 'backoffice'],
  ['tele caller', 'telecaller'],
  ['tele calling', 'telecaller'],
  ['tele sale', 'telesale'],
  ['tele marketing', 'telemarketing'],
  ['house keeping', 'housekeeping'],
  ['house keeper', 'housekeeper'],
  ['e commerce', 'ecommerce'],
  ['store keeper', 'storekeeper'],
  ['non voice', 'nonvoice'],
  ['pre sale', 'presale'],
  ['in charge', 'incharge'],
  ['co ordinator', 'coordinator'],
  ['co ordination', 'coordinator'],
  ['copy writer', 'copywriter'],
  ['copy writing', 'copywriter'],
  ['copywriting', 'copywriter'],
  ['web site', 'website'],
  ['dev op', 'devop'],
  ['ml operation', 'mlop'],
  ['cyber security', 'cybersecurity'],
  ['word press', 'wordpress'],
  ['care giver', 'caregiver'],
  ['sale force', 'salesforce'],
  ['sale man', 'salesman'],
  ['sale person', 'salesman'],
  ['saleperson', 'salesman'],
  ['salesperson', 'salesman'],
  ['sale girl', 'salesgirl'],
  ['artificial intelligence', 'ai'],
  ['artificial intelligence ai', 'ai'],
  ['machine learning', 'ml'],
  ['machine learning ml', 'ml'],
  ['business intelligence', 'bi'],
  ['management information system', 'mis'],
  ['management information system mis', 'mis'],
  ['quality assurance', 'qa'],
  ['quality control', 'qc'],
  ['google cloud platform', 'gcp'],
  ['google cloud', 'gcp'],
  ['amazon web service', 'aws'],
  ['search engine optimization', 'seo'],
  ['search engine optimization seo', 'seo'],
  ['information technology', 'it'],
  ['research develop', 'rnd'],
  ['r d', 'rnd'],
  ['food beverage', 'f b'],
  ['post graduate teach', 'pgt'],
  ['trained graduate teach', 'tgt'],
  ['dot net', 'dotnet'],
  ['asp dotnet', 'aspdotnet'],
  ['aspnet', 'aspdotnet'],
  ['team lead', 'team leader'],
  ['make up', 'makeup'],
  ['medical lab', 'lab'],
  ['laboratory', 'lab'],
  ['health care', 'healthcare'],
  ['data base', 'database'],
  ['call centre', 'call center'],
  // Mechanics as a subject, and the people whom "mechanic engineer" means.
  ['applied mechanic', 'mechanical'],
  ['fluid mechanic', 'mechanical'],
  ['solid mechanic', 'mechanical'],
  ['btech mechanic', 'mechanical'],
  ['mechanic engineer', 'mechanical engineer'],
];

const roots = new Map<string, string>();
for (const line of forms.trim().split('\n')) {
  const [root = '', others = ''] = line.split(': ');
  for (const form of [root, ...others.split(' ')]) roots.set(form, root);
}
for (const word of joined.trim().split(/\s+/)) if (!roots.has(word)) roots.set(word, word);

const shortForms = new Map(abbreviations);
const firstWords = new Set(abbreviations.map(([phrase]) => phrase.split(' ', 1)[0]));
const MAX_SHORT_FORM_LENGTH = 4;

/** Words that only join others: "sales and marketing" is "sales marketing". */
const joiners = new Set(['and', 'cum', 'of', 'the', 'a', 'an', 'or', 'n', '&', 'und']);

const anyShortForm = new RegExp(`(?:^| )(?:${[...shortForms.keys(), ...joiners].join('|')})(?: |$)`);

/** Whether roots joined by spaces contain a phrase that has a short form, or a joiner. */
export const hasShortForm = (roots: string): boolean =>
  roots.split(' ').some(mayBeginShortForm) && anyShortForm.test(roots);

/** Whether a word is a joiner or begins a phrase that has a short form. */
export const mayBeginShortForm = (root: string): boolean => firstWords.has(root) || joiners.has(root);

const splitShortForms = [...shortForms.keys()]
  .map((phrase) => phrase.split(' '))
  .filter((form) => new Set(form).size === form.length);

/** Whether phrases made of these roots may contain one that has a short form. */
export function mayHaveShortForm(available: string[]): boolean {
  if (!available.some(mayBeginShortForm)) return false;
  const set = new Set(available);
  return (
    [...joiners].some((word) => set.has(word)) || splitShortForms.some((form) => form.every((root) => set.has(root)))
  );
}

/** Whether a phrase that has a short form may lie across two parts, by the roots that end one and begin the next. */
export const mayJoinShortForm = (lastRoots: Set<string>, firstRoots: Set<string>): boolean =>
  splitShortForms.some((form) =>
    form.some((root, at) => at > 0 && firstRoots.has(root) && lastRoots.has(form[at - 1] as string)),
  );

/** A word's root. `accounts` (bookkeeping) is distinguished from `account` (a client) before plurals are folded. */
export function rootOf(word: string): string {
  const direct = roots.get(word);
  if (direct !== undefined) return direct;
  const singular = foldPlural(word);
  return roots.get(singular) ?? singular;
}

/** A root with the words that it stands for. */
export interface Token {
  root: string;
  /** Position of the first word. */
  from: number;
  /** Number of words. */
  length: number;
  /** Whether a slash or "cum" stands before it. */
  isApart?: boolean;
}

/** Roots of a text's words, with phrases that have a short form replaced by it. */
export function readTokens(words: string[]): Token[] {
  const tokens: Token[] = [];
  words.forEach((word, from) => {
    if (joiners.has(word)) return;
    // Two kinds of work: a "sweeper cum helper" is not a helper of sweepers.
    const isApart = words[from - 1] === 'cum';
    tokens.push({ root: rootOf(word), from, length: 1, ...(isApart && { isApart }) });
  });
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const first = tokens[at] as Token;
    let taken = 1;
    let root = first.root;
    if (firstWords.has(root)) {
      let phrase = root;
      for (let length = 1; length <= MAX_SHORT_FORM_LENGTH && at + length <= tokens.length; length++) {
        if (length > 1) phrase += ` ${(tokens[at + length - 1] as Token).root}`;
        const short = shortForms.get(phrase);
        if (short === undefined) continue;
        root = short;
        taken = length;
      }
    }
    const last = tokens[at + taken - 1] as Token;
    const length = last.from + last.length - first.from;
    root.split(' ').forEach((part, i) => {
      result.push({ root: part, from: first.from, length, ...(i === 0 && first.isApart && { isApart: true }) });
    });
    at += taken - 1;
  }
  return result;
}
