import { skillKey } from '../profile/index.ts';
import { foldText } from '../vacancies/index.ts';
import { bank, type Role, type Topic, topicsByKey } from './bank.ts';

/** Words a name of a topic may have. */
const LONGEST_NAME = 3;

/** Names that are everyday words too: in running text they say nothing. */
const everyday = new Set(
  [
    ...['C', 'R', 'Go', 'REST', 'Spring', 'Spark', 'Hive', 'React', 'Excel', 'SAS', 'Node', 'Oracle'],
    ...['Driving', 'Driver', 'Safety', 'Lean', 'Screening', 'Sourcing', 'Negotiation'],
  ].map(skillKey),
);

/** Topics a text names, the longest names first: Power BI is not also BI. */
function topicsIn(text: string, isFlowing: boolean): Topic[] {
  const words = foldText(text)
    .split(/[\s,;:()/|•]+/)
    .map((word) => word.replace(/^[-'"“”]+|[-.'"“”!?]+$/g, ''))
    .filter(Boolean);
  const found: Topic[] = [];
  for (let at = 0; at < words.length; ) {
    let taken = 1;
    for (let length = LONGEST_NAME; length > 0; length -= 1) {
      const key = skillKey(words.slice(at, at + length).join(' '));
      const topic = topicsByKey.get(key);
      if (!topic || (isFlowing && everyday.has(key))) continue;
      found.push(topic);
      taken = length;
      break;
    }
    at += taken;
  }
  return found;
}

const rarestFirst = (topics: Iterable<Topic>): Topic[] =>
  [...new Set(topics)].sort(
    (a, b) => a.commonness - b.commonness || (a.names[0] ?? '').localeCompare(b.names[0] ?? ''),
  );

/**
 * The topics of skills, the rarest and so most telling first; then those only a title or description names. A skill the
 * collection does not know by its whole name is known by a part: core Java is Java.
 */
export function findTopics(skills: readonly string[], title = '', description = ''): Topic[] {
  const ofSkills = skills.flatMap((skill) => topicsByKey.get(skillKey(skill)) ?? topicsIn(skill, false));
  const told = [...topicsIn(title, false), ...topicsIn(description, true)];
  return [...new Set([...rarestFirst(ofSkills), ...rarestFirst(told)])];
}

/**
 * The kinds of work texts speak of, in the order of the collection: those of the first text that speaks of any. A title
 * says more of the work than a department, and both more than skills.
 */
export function findRoles(texts: readonly string[]): Role[] {
  for (const given of texts) {
    const text = ` ${foldText(given).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
    const roles = bank.roles.filter(({ words }) => words.some((word) => text.includes(` ${word}`)));
    if (roles.length > 0) return roles;
  }
  return [];
}
