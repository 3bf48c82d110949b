import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { onceAnswered } from './once-answered.ts';

function world() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const heard: string[] = [];
  const leaving: (() => void)[] = [];
  /** Asks for something of that name and hears of it as a component does; the answer comes when it is given. */
  const ask = (name: string) => {
    const answer = Promise.withResolvers<string>();
    const observer = new QueryObserver(queries, { queryKey: [name], queryFn: () => answer.promise });
    const hear = ({ status }: { status: string }) => {
      if (status !== 'pending') heard.push(name);
    };
    leaving.push(observer.subscribe(notifyManager.batchCalls(hear)));
    return answer;
  };
  return { queries, heard, ask, close: () => leaving.map((leave) => leave()) };
}

it('tells once, after all readers of answers that come at the same moment', async () => {
  const { queries, heard, ask, close } = world();
  const answers = ['plans', 'services', 'invoices'].map(ask);
  const tell = vi.fn(() => heard.push('told'));
  onceAnswered(queries, tell);
  for (const { resolve } of answers) resolve('here');
  await vi.waitFor(() => expect(tell).toHaveBeenCalled());
  expect(heard).toEqual(['plans', 'services', 'invoices', 'told']);
  ask('later').resolve('here');
  await vi.waitFor(() => expect(heard).toContain('later'));
  expect(tell).toHaveBeenCalledTimes(1);
  close();
});

it('counts a failure as an answer, and waits for what is still asked', async () => {
  const { queries, heard, ask, close } = world();
  const [plans, services] = [ask('plans'), ask('services')];
  const tell = vi.fn();
  onceAnswered(queries, tell);
  plans.reject(new Error('The connection was lost.'));
  await vi.waitFor(() => expect(heard).toEqual(['plans']));
  expect(tell).not.toHaveBeenCalled();
  services.resolve('here');
  await vi.waitFor(() => expect(tell).toHaveBeenCalled());
  close();
});

it('tells at once where nothing is asked, and nothing after its end', async () => {
  const { queries, ask, close } = world();
  const tell = vi.fn();
  onceAnswered(queries, tell);
  await vi.waitFor(() => expect(tell).toHaveBeenCalled());

  const never = vi.fn();
  const answer = ask('plans');
  onceAnswered(queries, never)();
  const other = vi.fn();
  onceAnswered(queries, other);
  answer.resolve('here');
  await vi.waitFor(() => expect(other).toHaveBeenCalled());
  expect(never).not.toHaveBeenCalled();
  close();
});
