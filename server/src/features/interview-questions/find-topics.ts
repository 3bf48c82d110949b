import { foldText } from '../../lib/text/fold-text.ts';
import { skillKey } from '../profile/index.ts';
import { bank, type Role, type Topic, topicsByKey } from './question-bank.ts';

/** Maximum number of words in the name of a topic. */
const MAX_NAME_WORDS = 3;

/** Names that are also ordinary words, ignored in running text. */
const ambiguousNames = new Set(
  [
    ...['C', 'R', 'Go', 'REST', 'Spring', 'Spark', 'Hive', 'React', 'Excel', 'SAS', 'Node', 'Oracle'],
    ...['Driving', 'Driver', 'Safety', 'Lean', 'Screening', 'Sourcing', 'Negotiation'],
  ].map(skillKey),
);

/** Topics named in a text; longer names win: Power BI does not also match BI. */
function topicsIn(text: string, isRunningText: boolean): Topic[] {
  const words = foldText(text)
    .split(/[\s,;:()/|•]+/)
    .map((word) => word.replace(/^[-'"“”]+|[-.'"“”!?]+$/g, ''))
    .filter(Boolean);
  const found: Topic[] = [];
  for (let at = 0; at < words.length; ) {
    let taken = 1;
    for (let length = MAX_NAME_WORDS; length > 0; length -= 1) {
      const key = skillKey(words.slice(at, at + length).join(' '));
      const topic = topicsByKey.get(key);
      if (!topic || (isRunningText && ambiguousNames.has(key))) continue;
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
 * The topics of the given skills, the rarest (most specific) first, then those that only the title or description names.
 * A skill that is not a topic by its whole name matches by a part of it: core Java is Java.
 */
export function findTopics(skills: readonly string[], title = '', description = ''): Topic[] {
  const ofSkills = skills.flatMap((skill) => topicsByKey.get(skillKey(skill)) ?? topicsIn(skill, false));
  const ofTexts = [...topicsIn(title, false), ...topicsIn(description, true)];
  return [...new Set([...rarestFirst(ofSkills), ...rarestFirst(ofTexts)])];
}

/**
 * The roles named in the first text that names any, in the order of the bank. Callers pass the title first: it describes
 * the work better than the department, and both better than skills.
 */
export function findRoles(texts: readonly string[]): Role[] {
  for (const original of texts) {
    const text = ` ${foldText(original).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
    const roles = bank.roles.filter(({ words }) => words.some((word) => text.includes(` ${word}`)));
    if (roles.length > 0) return roles;
  }
  return [];
}
