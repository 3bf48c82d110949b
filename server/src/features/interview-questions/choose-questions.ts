import { QUESTIONS_PER_ROUND } from '@aarambh/contract';
import type { QuestionAnswer } from '../../integrations/questions/question-maker.ts';
import { bank } from './bank.ts';
import { findRoles, findTopics } from './find-topics.ts';

/** What questions are chosen for. */
export interface Subject {
  skills: readonly string[];
  /** The rest is of a vacancy, in plain text; empty for skills alone. */
  title: string;
  department: string;
  description: string;
}

/** Of ten questions most are about skills, some about the kind of work, some are asked everywhere. */
const MIX = ['skill', 'skill', 'general', 'skill', 'skill', 'role', 'skill', 'skill', 'general', 'role'] as const;

/** One of each list in turn, until all are used up. */
function inTurn(lists: QuestionAnswer[][]): QuestionAnswer[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** Every question of the collection that fits, in the order of asking. */
function lineUp({ skills, title, department, description }: Subject): QuestionAnswer[] {
  const waiting = {
    skill: inTurn(findTopics(skills, `${title}, ${department}`, description).map(({ questions }) => questions)),
    role: inTurn(findRoles([title, department, skills.join(', ')]).map(({ questions }) => questions)),
    general: [...bank.general],
  };
  const line: QuestionAnswer[] = [];
  while (waiting.skill.length + waiting.role.length + waiting.general.length > 0) {
    const wanted = MIX[line.length % MIX.length] ?? 'general';
    const kind = [wanted, 'skill', 'role', 'general'] as const;
    const question = waiting[kind.find((one) => waiting[one].length > 0) ?? wanted].shift();
    if (question) line.push(question);
  }
  return line;
}

/**
 * Questions of our own collection. The same subject and round always give the same ones; the next round brings others,
 * and once all that fit were given, it begins again in the middle of a round, so that every round is full.
 * @param round from 0
 */
export function chooseQuestions(subject: Subject, round: number): QuestionAnswer[] {
  const line = lineUp(subject);
  const from = round * QUESTIONS_PER_ROUND;
  return Array.from({ length: QUESTIONS_PER_ROUND }, (_, at) => line[(from + at) % line.length] ?? []).flat();
}
