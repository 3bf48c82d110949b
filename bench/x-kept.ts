import { screenPosting } from '../server/src/features/screening/index.ts';
import { keptAside } from './screening/kept-aside.ts';
import { toFraud } from './screening/postings.ts';
const none = new Map();
const isHeld = (t: string, i: number) => screenPosting(toFraud(t, i), {}, none).some(({ level }) => level === 'high');
let a = 0, b = 0, c = 0, d = 0;
for (const { texts } of keptAside) { const D = Object.values(texts.demands).flat(), H = Object.values(texts.honest).flat(); a += D.filter(isHeld).length; b += D.length; c += H.filter(isHeld).length; d += H.length; }
console.log('kept aside', a, b, c, d);
