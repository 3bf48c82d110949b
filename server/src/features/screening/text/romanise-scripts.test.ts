import { expect, it } from 'vitest';
import { findDemands } from '../fees/find-demands.ts';
import { HIGH_SCORE } from '../fees/found-demand.ts';
import { foldCharacters } from './fold-characters.ts';
import { romaniseScript } from './romanise-scripts.ts';

it.each([
  ['Bengali', 'টাকা', 'taka'],
  ['Gujarati', 'રૂપિયા', 'rupiya'],
  ['Tamil', 'பணம்', 'panam'],
  ['Telugu', 'డబ్బు', 'dabbu'],
  ['Kannada', 'ಶುಲ್ಕ', 'shulk'],
  ['Latin letters', 'money', 'money'],
])('writes a word of %s as people type it', (_script, word, latin) => {
  expect(romaniseScript(word)).toBe(latin);
});

it.each([
  ['Tamil', 'வேலை கிடைக்க 900 ரூபாய் கட்டணம் செலுத்த வேண்டும்.', 'கட்டணம் இல்லை, பயிற்சி இலவசம்.'],
  ['Telugu', 'ఉద్యోగం కోసం ముందుగా 900 రూపాయలు ఫీజు చెల్లించాలి.', 'ఫీజు లేదు, శిక్షణ ఉచితం.'],
  ['Kannada', 'ಕೆಲಸಕ್ಕೆ ಮೊದಲು 900 ರೂಪಾಯಿ ಶುಲ್ಕ ಕಟ್ಟಬೇಕು.', 'ಶುಲ್ಕ ಇಲ್ಲ, ತರಬೇತಿ ಉಚಿತ.'],
  ['Malayalam', 'ജോലിക്ക് ആദ്യം 900 രൂപ ഫീസ് അടയ്ക്കണം.', 'ഫീസ് ഇല്ല, പരിശീലനം സൗജന്യം.'],
  ['Bengali', 'কাজের আগে 900 টাকা জামানত দিতে হবে।', 'কোনো ফি নেই, ট্রেনিং বিনামূল্যে।'],
  ['Gujarati', 'નોકરી પહેલાં 900 રૂપિયા ફી ભરવી પડશે.', 'કોઈ ફી નથી, તાલીમ મફત.'],
  ['Punjabi', 'ਨੌਕਰੀ ਤੋਂ ਪਹਿਲਾਂ 900 ਰੁਪਏ ਫੀਸ ਭਰਨੀ ਪਵੇਗੀ।', 'ਕੋਈ ਫੀਸ ਨਹੀਂ, ਵਰਦੀ ਮੁਫ਼ਤ।'],
  ['Marathi', 'रुजू होण्याआधी 900 रुपये अनामत भरावी लागेल.', 'अनामत नाही, प्रशिक्षण मोफत.'],
])('reads demands and denials in %s', (_script, demand, denial) => {
  const isHigh = (text: string) => findDemands(foldCharacters(text)).some(({ score }) => score >= HIGH_SCORE);
  expect(isHigh(demand)).toBe(true);
  expect(isHigh(denial)).toBe(false);
});
