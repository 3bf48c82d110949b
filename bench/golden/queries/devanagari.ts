import { atHome, forFreshers, kindOf, work } from '../graders.ts';
import { places, works } from '../works.ts';

export const devanagari = kindOf('Devanagari', {
  'दिल्ली में नौकरी': places.delhi,
  ड्राइवर: works.driver,
  'शिक्षक की नौकरी': works.teacher,
  अकाउंटेंट: works.accountant,
  'डाटा एंट्री': works.dataEntry,
  'घर बैठे काम': atHome,
  'सेल्स जॉब मुंबई': [works.sales, places.mumbai],
  टेलीकॉलर: works.telecaller,
  'बैंक में नौकरी': works.bankJob,
  'डिलीवरी बॉय': works.delivery,
  नर्स: works.nurse,
  'ग्राफिक डिजाइनर': works.graphicDesigner,
  'फ्रेशर जॉब पुणे': [forFreshers, places.pune],
  'कंप्यूटर ऑपरेटर': works.dataEntry,
  'इंजीनियर बेंगलुरु': [work({ is: /engineer/ }), places.bengaluru],
  मार्केटिंग: works.marketing,
});
