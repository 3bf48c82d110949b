import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listHindiRoles } from './list-hindi-roles.ts';
import { translateKeyword } from './translate-keyword.ts';

describe('translateKeyword', () => {
  it.each([
    ['कानपुर में इलेक्ट्रीशियन की नौकरी', 'in Kanpur electrician job'],
    ['jaipur में tailor का काम', 'in jaipur tailor job'],
    ['पीएचपी डेवलपर', 'php developer'],
    ['एचआर रिक्रूटर नोएडा', 'hr recruiter Noida'],
    ['कस्टमर सपोर्ट एग्जीक्यूटिव', 'customer care executive'],
    ['प्रोडक्शन सुपरवाइजर', 'production supervisor'],
    ['मेडिकल कोडर', 'medical coder'],
    ['गाड़ी चलाने का काम', 'driver job'],
    ['ऑपरेशन मैनेजर', 'operation manager'],
    ['दसवीं पास हेल्पर', '10th pass helper'],
    ['१२वीं पास ११००० वेतन', '12th pass 11000 salary'],
    ['रात की शिफ्ट चौकीदार', 'night shift security guard'],
    ['नहीं', 'nahi'],
    ['सोलह हजार वेतन दर्जी', '16 thousand salary tailor'],
    ['चालीस हजार से ज्यादा', 'above 40 thousand'],
    ['12 से 18 हजार', '12 to 18 thousand'],
    ['बिना टारगेट दर्जी', 'without target tailor'],
    ['दवा कंपनी में नौकरी', 'pharma job'],
  ])('translates Devanagari: %s', (keyword, english) => {
    expect(translateKeyword(keyword)).toBe(english);
  });

  it.each([
    ['mujhe nagpur mein rasoiya ki naukri chahiye', 'in nagpur cook job'],
    ['tractor chalane wala', 'tractor driver'],
    ['bachche sambhalne wali', 'nanny'],
    ['barvi pass ladkiyon ke liye kaam', '12th pass female job'],
    ['bina experience ke typing ka kaam', 'fresher typist'],
    ['12000 se zyada tankhwah wali naukri', 'above 12000 salary job'],
    ['18000 tak vetan', 'upto 18000 salary'],
    ['delivery nahi packing ka kaam', 'delivery nahi packer'],
    ['din ki shift mahila', 'day shift female'],
    ['anand mein naukri', 'in anand job'],
    ['tailor 12 se 18 hazar', 'tailor 12 to 18 thousand'],
    ['tees se chalis hazar tak tailor', '30 to 40 thousand tailor'],
    ['turant bharti chaprasi', 'urgent job peon'],
  ])('translates romanised Hindi: %s', (keyword, english) => {
    expect(translateKeyword(keyword)).toBe(english);
  });

  it.each([
    'me and par se do main',
    'main contractor',
    'c++ developer  bangalore',
    'kam manager',
    'udyog vihar',
    'bharti airtel',
    'dena bank po',
    'கோயம்புத்தூர்',
    '',
    '  !? ',
  ])('leaves a keyword without Hindi unchanged: %s', (keyword) => {
    expect(translateKeyword(keyword)).toBe(keyword);
  });

  it('answers any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 1_000 }),
          fc.string({
            unit: fc.constantFrom('का', ' ', 'mein', '९', 'se', 'zyada', 'न', '्', ',', '-'),
            maxLength: 500,
          }),
        ),
        (text) => typeof translateKeyword(text) === 'string',
      ),
    );
  });
});

describe('listHindiRoles', () => {
  it.each([
    ['इलेक्ट्री', 'इलेक्ट्रीशियन', 'electrician'],
    ['चौकी', 'चौकीदार', 'security guard'],
    ['rasoi', 'rasoiya', 'cook'],
    ['अध्या', 'अध्यापक', 'teacher'],
  ])('offers %s as %s', (prefix, text, english) => {
    expect(listHindiRoles(prefix)).toContainEqual({ text, english });
  });

  it('offers nothing for an empty or short Latin prefix', () => {
    expect(['', '  ', 'ch', 'zzz'].flatMap(listHindiRoles)).toEqual([]);
  });
});
