import { foldCharacters } from '../text/fold-characters.ts';

/** What a phone number is for. */
export type PhoneUse = 'chat';

const WITHIN = 45;
const chatNames = foldCharacters(
  'whats ?app?|what app|wats ?app?|wtsapp?|व्हाट्स ?एप|व्हाट्स ?ऐप|व्हाट्सप|वाट्स ?एप|वाट्सअप|व्हॉट्स ?अप',
).folded;
/** Up to the number, within its sentence: 'WhatsApp no. 98200 41537'. */
const gap = String.raw`(?:[^\d\n.!?]|(?<=\bno|\bnum|\bmob|\bph)\.|\.(?! )){0,30}`;
const chatBefore = new RegExp(String.raw`(?:${chatNames})(?![\p{L}\p{M}])${gap}$`, 'u');
const chatAfter = new RegExp(String.raw`^ ?[(\-/,]? ?(?:on |par |pe |पर )?(?:${chatNames})(?![\p{L}\p{M}])`, 'u');

/** Reads beside a phone number what it is for. Only the characters around the number are read. */
export function readPhoneUse(folded: string, start: number, end: number): PhoneUse | undefined {
  const before = folded.slice(Math.max(0, start - WITHIN), start);
  const after = folded.slice(end, end + WITHIN);
  if (chatBefore.test(before) || chatAfter.test(after)) return 'chat';
  return undefined;
}
