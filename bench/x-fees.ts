import { readFileSync } from 'node:fs';
import { screenPosting } from '../server/src/features/screening/index.ts';
import { toFraud } from './screening/postings.ts';
for (const file of process.argv.slice(2)) {
const { demands, honest } = JSON.parse(readFileSync(file, 'utf8'));
const none = new Map();
const isHeld = (t: string, i: number) => screenPosting(toFraud(t, i), {}, none).some(({ level }) => level === 'high');
for (const [name, texts] of [['demands', demands], ['honest', honest]] as const) {
  let all = 0; let held = 0; const per: string[] = [];
  for (const [style, list] of Object.entries(texts as Record<string, string[]>)) {
    const h = list.filter(isHeld).length; all += list.length; held += h; per.push(`${style} ${h}/${list.length}`);
  }
  console.log(file, name, held, all, ((100 * held) / all).toFixed(1)); console.log(per.join(', '));
}}
