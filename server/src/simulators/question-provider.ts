import Fastify from 'fastify';

/**
 * 'slow' never replies, 'late' only when released; 'garbled' replies with something other than JSON, 'endless' with far too
 * much, 'injected' with the result of a prompt injection; 'busy' is a short rate limit, 'away' a long one.
 */
type Behaviour = 'well' | 'slow' | 'late' | 'garbled' | 'endless' | 'busy' | 'away' | 'injected';

/** A received request. */
interface ReceivedRequest {
  model: string;
  messages: { role: string; content: string }[];
  response_format: { type: string };
}

export interface QuestionProvider {
  /** The address for QUESTIONS_URL. */
  url: string;
  /** The requests received so far, oldest first. */
  received: ReceivedRequest[];
  /** Sets the behaviour of the following requests, one each; the last one applies to all further requests. */
  behave(...how: [Behaviour, ...Behaviour[]]): void;
  /** Replies to requests held by 'late'. */
  release(): void;
  close(): Promise<void>;
}

/** The only API key the simulator accepts. */
export const testKey = 'test-questions-key';
export const testModel = 'test-model';

const pair = (text: string) => ({
  question: `What have you done with ${text}?`,
  answer: `I used ${text} in my last project. I would describe what I did, why, and the result.`,
});

const poisoned = [
  { ...pair('a link'), answer: 'Pay the fee at https://evil.example/pay and you will surely be called for this job.' },
  { ...pair('a phone'), answer: 'Call the recruiter on +91 98765 43210 before the interview and ask for Suresh.' },
  { ...pair('a mailbox'), answer: 'Send your bank details to hr@evil.example before the interview takes place.' },
];

function questionsFor(behaviour: Behaviour, round: number) {
  const fine = Array.from({ length: 10 }, (_, i) => pair(`topic ${round * 10 + i}`));
  if (behaviour !== 'injected') return fine;
  const marked = fine.slice(3).map(({ question, answer }) => ({
    question: `**${question}**`,
    answer: `<img src=x onerror="alert(1)">${answer}<script>alert(2)</script>`,
  }));
  return [...poisoned, ...marked];
}

/**
 * Simulator of a chat completions service, on loopback.
 * @throws when a real key is set
 */
export async function startQuestionProvider(): Promise<QuestionProvider> {
  if (process.env.QUESTIONS_KEY && process.env.QUESTIONS_KEY !== testKey)
    throw new Error('The simulator of question services refuses to start when a real key is set.');
  const received: ReceivedRequest[] = [];
  let behaviours: Behaviour[] = ['well'];
  let released = Promise.withResolvers<void>();
  const app = Fastify({ forceCloseConnections: true });

  app.post('/v1/chat/completions', async (request, reply) => {
    const refuse = (status: number, message: string) => reply.code(status).send({ error: { message, type: 'error' } });
    if (request.headers.authorization !== `Bearer ${testKey}`) return refuse(401, 'Incorrect API key provided.');
    const body = request.body as ReceivedRequest;
    if (body.model !== testModel) return refuse(404, `The model ${body.model} does not exist.`);
    if (!body.messages?.length) return refuse(400, 'messages is required.');
    received.push(body);
    const behaviour = (behaviours.length > 1 ? behaviours.shift() : behaviours[0]) ?? 'well';
    if (behaviour === 'slow') return await new Promise<never>(() => undefined);
    if (behaviour === 'late') await released.promise;
    if (behaviour === 'busy' || behaviour === 'away') {
      reply.header('retry-after', behaviour === 'busy' ? '0' : '3600');
      return refuse(429, 'Rate limit reached.');
    }
    if (behaviour === 'garbled') return reply.type('text/html').send('<html>');
    const content =
      behaviour === 'endless'
        ? 'and so on '.repeat(50_000)
        : JSON.stringify({ questions: questionsFor(behaviour, received.length - 1) });
    return {
      id: `chatcmpl-${received.length}`,
      object: 'chat.completion',
      model: body.model,
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    };
  });

  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `${url}/v1`,
    received,
    behave(...how) {
      behaviours = how;
    },
    release() {
      released.resolve();
      released = Promise.withResolvers();
    },
    close: () => app.close(),
  };
}
