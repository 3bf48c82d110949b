export interface QuestionAnswer {
  question: string;
  answer: string;
}

/** Subject of the questions to generate. It contains no data of the member. */
export interface QuestionTask {
  skills: readonly string[];
  /** Plain text of a vacancy as its employer wrote it; empty for questions about skills alone. */
  vacancy: string;
  /** Number of questions wanted. */
  count: number;
  /** Questions of earlier rounds, not to be repeated. */
  known: readonly string[];
}

/** Why no questions were generated. The message is logged, so it contains nothing of the request or the reply. */
export class QuestionError extends Error {}

/** Generates interview questions with answers, by an external language model service. */
export interface QuestionGenerator {
  /** Identifies service, model and prompt version; part of the cache key. */
  name: string;
  /** Milliseconds a request waits for generated questions before it falls back to the question bank. */
  maxWaitMs: number;
  /** Tasks allowed in thirty days, for all accounts together. */
  monthlyLimit: number;
  /** Whether the circuit breaker is open: `generate` would fail at once. */
  isUnavailable(): boolean;
  /**
   * Generates at least five and at most `count` questions with plain-text answers, none of the known ones.
   * @throws {QuestionError} when there is no usable reply in time
   */
  generate(task: QuestionTask): Promise<QuestionAnswer[]>;
}
