import { trimEnds, withoutBullet } from './clean-line.ts';
import { type ReadValue, sourceOf } from './read-contact.ts';
import type { ResumeLine } from './resume-line.ts';

const MAX_SKILLS = 40;
const MAX_WORDS = 4;
const LEVEL =
  /\s*(?:[-–:(]\s*)?(?:expert|advanced|intermediate|beginner|basics?|proficient|good|excellent|fluent|certified|\d{1,2}\+?\s*(?:years?|yrs?)|\d{1,3}\s?%|v?\d+(?:\.\d+)+|\d{1,2}(?:\/\d{1,2})+)\)?\s*$/i;
const LEAD =
  /^(?:(?:good|sound|basic|strong|excellent|working|hands[- ]on|in[- ]depth|practical|advanced|thorough)?\s*(?:knowledge|understanding|experience|command|proficien(?:t|cy)|expertise|familiar(?:ity)?|skills?|exposure)\s+(?:of|in|on|with|over|to|using)|proficient (?:in|with)|expert in|well versed (?:in|with)|familiar with|ability to|able to|knows?|using)\s+/i;
/** Names of skills that are words of running text too. */
const NEEDS_WHOLE_ITEM =
  /^(?:c|r|go|5s|excel|english|hindi|tamil|telugu|kannada|malayalam|marathi|bengali|gujarati|punjabi|training|sales|marketing|safety|banking|driving|delivery|editing|training|hardware|reception|maintenance|spring|swift|hive|spark|purchase|dispatch|billing|sourcing|screening|fitting|wiring|statistics|insurance|loans|electronics|nursing|teaching|animation|collections|busy|creo|agile|lean|filing|compliance|leadership|documentation|erp|collection)$/i;

/** What the reader needs to know of the skills of the portal. */
export interface SkillVocabulary {
  /** The usual spelling of a skill in any of its spellings; undefined for a text that is not a known skill. */
  spellingOf(text: string): string | undefined;
}

/** The known skills of one item of a list: the item itself, or the longest names inside it. */
function findInItem(item: string, vocabulary: SkillVocabulary): string[] {
  const bare = trimEnds(item.replace(/\.$/, '').replace(LEVEL, '').replace(LEAD, ''));
  if (bare.length === 0 || bare.length > 120) return [];
  const whole = bare.length <= 60 ? vocabulary.spellingOf(bare) : undefined;
  if (whole) return [whole];
  const words = bare.split(/\s+/).slice(0, 25);
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(MAX_WORDS, words.length - at);
    for (; length > 0; length--) {
      const text = trimEnds(words.slice(at, at + length).join(' '));
      if (text.length < 2 || NEEDS_WHOLE_ITEM.test(text)) continue;
      const skill = vocabulary.spellingOf(text);
      if (skill) {
        found.push(skill);
        break;
      }
    }
    at += Math.max(1, length);
  }
  return found;
}

/** Known skills in lists of skills: between commas, bullets and tabs, with or without a label before them. */
export function readSkills(lines: readonly ResumeLine[], vocabulary: SkillVocabulary): ReadValue[] {
  const found = new Map<string, string>();
  // 'Languages: Java | Tools: Git' has a label in each part.
  const parts = lines.flatMap(({ text }) =>
    (text.match(/:/g)?.length ?? 0) > 1 ? text.split('|').map((part) => ({ text, part })) : [{ text, part: text }],
  );
  for (const { text, part } of parts) {
    const bare = withoutBullet(part.trim());
    const labelled = /^([^:\t]{2,40}):\s*(.+)$/.exec(bare);
    // 'Programming: Java' names a skill after the colon; 'Excel: Advanced' before it.
    const items = (
      labelled
        ? `${/^(?:expert|advanced|good|basic|intermediate|beginner|proficient)\w*$/i.test(labelled[2] ?? '') ? labelled[1] : labelled[2]}`
        : bare
    )
      .split(/[,;|•\t]|\s\/\s|\s[–—-]\s|[()[\]]|(?<=\p{L}{3})\.\s|\s(?:&|and)\s(?=\p{Lu})/u)
      .filter((item) => item.trim() !== '');
    const whole = vocabulary.spellingOf(trimEnds(bare));
    const names = whole
      ? [whole]
      : items.flatMap((item) => {
          const inside = findInItem(item, vocabulary);
          return inside.length === 0 && item.includes('/')
            ? item.split('/').flatMap((part) => findInItem(part, vocabulary))
            : inside;
        });
    for (const name of names) if (!found.has(name)) found.set(name, sourceOf(text));
  }
  return [...found].slice(0, MAX_SKILLS).map(([value, source]) => ({ value, source }));
}
