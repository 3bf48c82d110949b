import { atHome, forFreshers, kindOf, paysAtLeast, without } from '../graders.ts';
import { places, works } from '../works.ts';

export const hinglish = kindOf('Hinglish', {
  'delivery ka kaam': works.delivery,
  'ghar baithe job': atHome,
  'mumbai me naukri': places.mumbai,
  'driver ki naukri': works.driver,
  'computer ka kaam chahiye': works.dataEntry,
  'hisab kitab wala kaam': works.accountant,
  'packing ka kaam': works.packer,
  'school me padhane ki job': works.teacher,
  'bijli ka kaam': works.electrician,
  'phone par baat karne wali job': works.telecaller,
  'khana banane ka kaam': works.cook,
  'fresher ke liye naukri': forFreshers,
  'delhi mein accountant ki job chahiye': [works.accountant, places.delhi],
  'ghar se data entry': [works.dataEntry, atHome],
  'bank me naukri chahiye': works.bankJob,
  '20 hazar se upar sales job': [works.sales, paysAtLeast(20_000)],
  'marketing job sales nahi': [works.marketing, without(/sales|selling/)],
});
