import type { GoldenKind } from '../golden-query.ts';

export const hindi: GoldenKind = {
  kind: 'Hindi',
  queries: [
    { keyword: 'naukri', hits: 'ca bpo', real: /\S/ },
    { keyword: 'naukri delhi mein', hits: 'bdm legal', never: 'ca', real: /delhi/i },
    {
      keyword: 'sarkari naukri',
      hits: 'govt-clerk railway',
      never: 'ca',
      real: /govt|government|public sector|sarkari/i,
      realNever: /data gov/i,
    },
    { keyword: 'driver ki naukri', hits: 'car-driver', never: 'delivery', first: 'car-driver', real: /driv/i },
    { keyword: 'packing ka kaam', hits: 'packer', never: 'store', real: /pack/i },
    {
      keyword: 'ghar baithe kaam',
      hits: 'data-entry-wfh content remote-java',
      never: 'tutor',
      real: /remote|work from home|wfh|home/i,
    },
    {
      keyword: 'ghar se data entry',
      hits: 'data-entry-wfh',
      never: 'data-entry',
      first: 'data-entry-wfh',
      real: [/data/i, /remote|home|wfh/i],
    },
    { keyword: 'chowkidar', hits: 'guard', never: 'delivery', real: /guard|watchman/i },
    { keyword: 'darzi', hits: 'tailor', never: 'fitter', first: 'tailor', real: /tailor|darzi|stitch/i },
    { keyword: 'bijli mistri', hits: 'electrician', never: 'welder', real: /electrician/i },
    { keyword: 'safai karamchari', hits: '', never: 'housekeeping', real: 'No real posting is for it.' },
    { keyword: 'mumbai me job chahiye', hits: 'ca video', never: 'hr-exec', real: /mumbai/i },
    { keyword: 'नौकरी दिल्ली में', hits: 'bdm legal', never: 'ca', real: /delhi/i },
    { keyword: 'पुणे', hits: 'java-pune', never: 'ca', real: /pune/i },
  ],
};
