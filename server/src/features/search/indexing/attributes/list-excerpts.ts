/** Groups of words that begin or end a statement, each with the attributes it may state. */
const anchorsOf = {
  modes: 'home wfh workfromhome anywhere remote remotely telecommute telecommuting hybrid wfo office onsite site',
  types:
    'type types intern interns internship internships part parttime contract contractual freelance freelancer freelancers c2h temporary temp fixed payroll walk walkin walkins',
  shifts:
    'shift shifts duty roster rotation rotational rotating 24 24x7 flexible flexi timing timings hours time nightduty',
  qualifications:
    'b m d ba ma be bcom mcom com bsc msc sc btech mtech tech bca mca bba bbm bms mms mba pgdm pgdbm llb llm ll mbbs bds mds bams bhms bums md dnb bpt mpt gnm anm nursing pharm pharma pharmacy bpharm bpharma mpharm mpharma dpharm dpharma ed el tet ctet bhm bhmct ihm hotel hospitality agriculture agricultural agri degree degrees graduate graduates graduation bachelor bachelors master masters diploma qualification polytechnic science chartered ca cs cma icwa icwai secretary commerce arts humanities computer administration des bdes mdes nift arch barch bfa bvsc engineer stream background discipline',
  invited:
    'female females fe women woman ladies lady girls housewife housewives homemaker homemakers mothers mother moms mom returnship returner returners returnee returnees break breaks gap gaps career careers workforce diversity gender disability disabilities abled divyang divyangjan challenged handicapped needs pwd pwds disabled disable serviceman servicemen service exservicemen exserviceman army defence defense military navy paramilitary bsf crpf air veterans jco nco',
} as const;
/** A group of attributes that are read together. */
export type AttributeGroup = keyof typeof anchorsOf;
const groups = Object.keys(anchorsOf) as AttributeGroup[];

/** The groups of each anchor word. */
const groupsOf = new Map<string, AttributeGroup[]>();
for (const group of groups) {
  for (const word of anchorsOf[group].split(' ')) groupsOf.set(word, [...(groupsOf.get(word) ?? []), group]);
}
const MAX_ANCHOR_LENGTH = Math.max(...[...groupsOf.keys()].map((word) => word.length));

/** Characters before and after an anchor word that belong to its statement. */
const BEFORE = 60;
const AFTER = 80;

const isWordCode = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

/** Where the word at an index begins: cut off, "RDBMS" would be the degree "BMS". */
function wordStart(text: string, index: number): number {
  let start = index;
  while (start > 0 && isWordCode(text.charCodeAt(start - 1))) start--;
  return start;
}

/**
 * Lists the parts of a text that may state an attribute, by group, joined to one text: patterns run on a few hundred
 * characters instead of on a whole description, which is an order of magnitude faster.
 * @param text in lower case
 */
export function listExcerpts(text: string): Record<AttributeGroup, string> {
  const excerpts: Record<AttributeGroup, string> = {
    modes: '',
    types: '',
    shifts: '',
    qualifications: '',
    invited: '',
  };
  const open = new Map<AttributeGroup, [from: number, to: number]>();
  const close = (group: AttributeGroup, [from, to]: [number, number]) => {
    excerpts[group] += `${text.slice(from, to)} ¦ `;
  };
  for (let start = 0; start < text.length; start++) {
    if (!isWordCode(text.charCodeAt(start))) continue;
    let end = start + 1;
    while (end < text.length && isWordCode(text.charCodeAt(end))) end++;
    const found = end - start <= MAX_ANCHOR_LENGTH ? groupsOf.get(text.slice(start, end)) : undefined;
    for (const group of found ?? []) {
      const last = open.get(group);
      const from = wordStart(text, Math.max(0, start - BEFORE));
      if (last && from <= last[1]) last[1] = end + AFTER;
      else {
        if (last) close(group, last);
        open.set(group, [from, end + AFTER]);
      }
    }
    start = end;
  }
  for (const [group, excerpt] of open) close(group, excerpt);
  return excerpts;
}
