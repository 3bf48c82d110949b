import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeFields, describeReply } from './describe-type.ts';
import { renderReference } from './render-reference.ts';

it('tells what each field must keep to', () => {
  const fields = describeFields(
    z.strictObject({
      name: z.string().min(1).max(50),
      years: z.number().int().min(0).optional(),
      kind: z.enum(['a', 'b']),
    }),
  );
  expect(fields).toEqual([
    { name: 'name', type: 'string', rules: 'required, at most 50 characters' },
    { name: 'years', type: 'integer', rules: '0 or more' },
    { name: 'kind', type: '"a" | "b"', rules: 'required' },
  ]);
});

it('writes a reply as TypeScript would', () => {
  const schema = z.array(
    z.object({ id: z.number().int(), note: z.string().nullable(), tags: z.array(z.enum(['x', 'y'])) }),
  );
  expect(describeReply(schema)).toBe('{\n  id: integer\n  note: string | null\n  tags: ("x" | "y")[]\n}[]');
});

it('needs nothing the policy refuses, and names nothing twice', () => {
  const page = renderReference('/style.css');
  expect(page).not.toMatch(/<style|<script|\sstyle=|\son\w+=/);
  const ids = [...page.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, target] of page.matchAll(/href="#([^"]*)"/g)) expect(ids).toContain(target);
});
