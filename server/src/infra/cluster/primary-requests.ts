import cluster, { type Worker } from 'node:cluster';

/** What a worker asks the process that started it. */
interface Question {
  kind: 'aarambh question';
  id: number;
  about: keyof Answers;
}

interface Answer {
  kind: 'aarambh answer';
  id: number;
  text: string | undefined;
}

/** What the primary process answers its workers; what throws is told as nothing. */
export interface Answers {
  /** The metrics of all workers together. */
  metrics(): Promise<string>;
  /** Nothing: who has this answer has also got every connection that was handed to it before. */
  turn(): Promise<string>;
}

const waiting = new Map<number, (text: string | undefined) => void>();
let asked = 0;

const isOf = <T extends { kind: string }>(kind: T['kind'], message: unknown): message is T =>
  (message as Partial<T> | null)?.kind === kind;

function takeAnswer(message: unknown): void {
  if (!isOf<Answer>('aarambh answer', message)) return;
  waiting.get(message.id)?.(message.text);
  waiting.delete(message.id);
}

/**
 * Asks the primary process, in a worker.
 * @returns nothing when it has no answer
 */
export function askPrimary(about: keyof Answers): Promise<string | undefined> {
  if (asked === 0) process.on('message', takeAnswer);
  asked += 1;
  const question: Question = { kind: 'aarambh question', id: asked, about };
  return new Promise((answer) => {
    waiting.set(question.id, answer);
    process.send?.(question);
  });
}

/** Lets the workers of this process ask it. */
export function answerWorkers(answers: Answers): void {
  cluster.on('message', async (worker: Worker, message: unknown) => {
    if (!isOf<Question>('aarambh question', message)) return;
    const text = await answers[message.about]().catch(() => undefined);
    const answer: Answer = { kind: 'aarambh answer', id: message.id, text };
    // One that died meanwhile waits for nothing.
    if (worker.isConnected()) worker.send(answer, () => undefined);
  });
}
