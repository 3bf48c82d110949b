import type { GoldenKind } from '../golden-query.ts';

/** The same work under another title. */
export const sameWork: GoldenKind = {
  kind: 'same work',
  queries: [
    { keyword: 'recruiter', hits: 'ta', never: 'hr-manager hrms', first: 'ta', real: /recruit|talent|sourc/i },
    { keyword: 'talent acquisition', hits: 'ta', never: 'hrms trainee', first: 'ta', real: /recruit|talent/i },
    {
      keyword: 'cab driver',
      hits: 'car-driver',
      never: 'delivery bank-driver',
      first: 'car-driver',
      real: /driv|cab|chauff/i,
    },
    { keyword: 'chauffeur', hits: 'car-driver', never: 'delivery', first: 'car-driver', real: /driv|chauff/i },
    {
      keyword: 'customer support',
      hits: 'walkin-bpo csr care',
      never: 'support csr-trust',
      first: 'walkin-bpo',
      real: /customer|support|service/i,
    },
    {
      keyword: 'rider',
      hits: 'delivery',
      never: 'packer car-driver',
      first: 'delivery',
      real: /rider|deliver|driver/i,
    },
    { keyword: 'tailoring', hits: 'tailor', never: 'fitter', first: 'tailor', real: /tailor|stitch|sewing/i },
    {
      keyword: 'front office executive',
      hits: 'front-desk receptionist',
      never: 'admin support',
      real: /front|recept|guest/i,
    },
    { keyword: 'test engineer', hits: 'tester qa sdet', never: 'qc network swe', real: /test|\bqa\b|quality/i },
    { keyword: 'web developer', hits: 'php', never: 'interior dba', real: /web|developer|php|front|stack/i },
    { keyword: 'staff nurse', hits: 'nurse', never: 'doctor lab', first: 'nurse', real: /nurs/i },
    { keyword: 'maths teacher', hits: 'maths-pgt', never: 'counsellor primary', first: 'maths-pgt', real: /math/i },
    { keyword: 'warehouse picker', hits: 'packer', never: 'delivery', real: /warehouse|pick|pack/i },
  ],
};
