import { foldCharacters } from '../text/fold-characters.ts';

/** What a phone number is for. */
export type PhoneUse = 'chat' | 'payment';

const WITHIN = 45;
const fold = (names: string): string => foldCharacters(names).folded;
const end = String.raw`(?![\p{L}\p{M}\p{N}])`;
const chats = fold('whats ?app?|what app|wats ?app?|wtsapp?|व्हाट्स ?एप|व्हाट्स ?ऐप|व्हाट्सप|वाट्स ?एप|वाट्सअप|व्हॉट्स ?अप');
/** Up to the number, within its sentence: 'WhatsApp no. 98200 41537'. */
const gap = String.raw`(?:[^\d\n.!?]|(?<=\bno|\bnum|\bmob|\bph)\.|\.(?! )){0,30}`;
const chatBefore = new RegExp(`(?:${chats})${end}${gap}$`, 'u');
const chatAfter = new RegExp(String.raw`^ ?[(\-/,]? ?(?:on |par |pe |पर )?(?:${chats})${end}`, 'u');

const payments = fold('g ?pay|google ?pay|phone ?pe|paytm|bhim|upi|गूगल ?पे|जी ?पे|फोन ?पे|पेटीएम|यूपीआई');
/** Nothing but these between the name of the payment and the number: 'PhonePe process, call 98200 41537' is no number to pay to. */
const link = String.raw`(?:[ :/()=&,+-]|(?:no|num|number|nos|numbers|nambar|par|pe|pay|on|to|at|is|or|and|karo|karen|karein|kare|kijiye|me|this|id|${fold('नंबर|पर|करें|या')})\.?${end}|(?:${payments})${end}){0,20}`;
const paymentBefore = new RegExp(String.raw`(?<![\p{L}\p{N}@.])(?:${payments})${end}${link}$`, 'u');
const paymentAfter = new RegExp(
  String.raw`^ ?(?:\( ?(?:${payments})(?: (?:no|number))? ?\)|(?:par|pe|on|by|via|पर) (?:${payments})${end})`,
  'u',
);

/** Reads beside a phone number what it is for. Only the characters around the number are read. */
export function readPhoneUse(folded: string, start: number, after: number): PhoneUse | undefined {
  const before = folded.slice(Math.max(0, start - WITHIN), start);
  const next = folded.slice(after, after + WITHIN);
  if (paymentBefore.test(before) || paymentAfter.test(next)) return 'payment';
  if (chatBefore.test(before) || chatAfter.test(next)) return 'chat';
  return undefined;
}
