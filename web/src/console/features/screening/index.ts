export { effectTexts } from './rule-texts.ts';
