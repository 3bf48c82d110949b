import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeProcess, isProcessRunning, readProcessState } from './process-identity.ts';

const lines = (change: Record<number, string>) =>
  describeProcess()
    .split('\n')
    .map((line, index) => change[index] ?? line)
    .join('\n');

it('recognises this process and one that has ended', async () => {
  expect(['running', 'unverified']).toContain(readProcessState(describeProcess()));
  const child = spawn(process.execPath, ['-e', '']);
  const description = describeProcess(child.pid);
  await once(child, 'exit');
  expect(readProcessState(description)).toBe('ended');
  expect(isProcessRunning(child.pid as number)).toBe(false);
});

it('does not trust a process id alone', () => {
  expect(readProcessState(String(process.pid))).toBe('unverified');
  expect(readProcessState('')).toBe('foreign');
});

it.runIf(existsSync('/proc/self/stat'))(
  'tells a later process with the same id, another boot and another container',
  () => {
    expect(readProcessState(lines({ 1: '1' }))).toBe('ended');
    expect(readProcessState(lines({ 2: '00000000-0000-0000-0000-000000000000' }))).toBe('foreign');
    expect(readProcessState(lines({ 3: 'pid:[1]' }))).toBe('foreign');
  },
);
