export interface QuestionAnswer {
  question: string;
  answer: string;
}

/** What questions are wanted about. It says nothing of whoever asks. */
export interface QuestionTask {
  skills: readonly string[];
  /** Plain text of a vacancy as its employer wrote it; empty for questions about skills alone. */
  vacancy: string;
  /** How many are wanted. */
  count: number;
  /** Questions of earlier rounds, not to come again. */
  known: readonly string[];
}

/** Why there are no questions. The text goes into the log, so it holds nothing of what was sent or answered. */
export class QuestionError extends Error {}

/** Makes interview questions with answers for a task. */
export interface QuestionMaker {
  /** What the questions depend on beside the task; those made under another name are another's. */
  name: string;
  /** How long somebody waits for them before they get others, in milliseconds. */
  patienceMs: number;
  /** How many tasks it may be given in thirty days, by everybody together. */
  monthly: number;
  /** Whether it was given a rest after failures: asking now fails at once. */
  isResting(): boolean;
  /**
   * At least five questions with plain-text answers, at most `count`, none of the known ones.
   * @throws {QuestionError} when there is no usable answer in time
   */
  make(task: QuestionTask): Promise<QuestionAnswer[]>;
}
