import { QUESTIONS_PER_ROUND } from '@aarambh/contract';
import type { QuestionAnswer } from '../../integrations/questions/question-generator.ts';
import { findRoles, findTopics } from './find-topics.ts';
import { bank } from './question-bank.ts';

/** Input for the choice of questions. */
export interface Subject {
  skills: readonly string[];
  /** The fields below describe a vacancy, in plain text; empty for skills alone. */
  title: string;
  department: string;
  description: string;
}

/** The order of question kinds in a round of ten: mostly skills, then general questions and roles. */
const MIX = ['skill', 'skill', 'general', 'skill', 'skill', 'role', 'skill', 'skill', 'general', 'role'] as const;

/** Interleaves lists: the first item of each, then the second of each, and so on. */
function interleave(lists: QuestionAnswer[][]): QuestionAnswer[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** All matching questions of the bank, in the order in which rounds use them. */
function orderQuestions({ skills, title, department, description }: Subject): QuestionAnswer[] {
  const remaining = {
    skill: interleave(findTopics(skills, `${title}, ${department}`, description).map(({ questions }) => questions)),
    role: interleave(findRoles([title, department, skills.join(', ')]).map(({ questions }) => questions)),
    general: [...bank.general],
  };
  const ordered: QuestionAnswer[] = [];
  while (remaining.skill.length + remaining.role.length + remaining.general.length > 0) {
    const wanted = MIX[ordered.length % MIX.length] ?? 'general';
    const kinds = [wanted, 'skill', 'role', 'general'] as const;
    const question = remaining[kinds.find((kind) => remaining[kind].length > 0) ?? wanted].shift();
    if (question) ordered.push(question);
  }
  return ordered;
}

/**
 * Chooses a round from the question bank. The same subject and round always give the same questions; the next round
 * continues where this one ends and wraps around, so that every round is full.
 * @param round from 0
 */
export function chooseQuestions(subject: Subject, round: number): QuestionAnswer[] {
  const ordered = orderQuestions(subject);
  const from = round * QUESTIONS_PER_ROUND;
  return Array.from({ length: QUESTIONS_PER_ROUND }, (_, at) => ordered[(from + at) % ordered.length] ?? []).flat();
}
