const words = (list: string): string[] => list.split(/\s+/).filter(Boolean);

/** Handles of payment apps behind the at sign of a UPI id that are no words or names. */
const codes = words(`
  ybl ibl axl apl yapl rapl ptyes ptaxis pthdfc ptsbi okaxis oksbi okhdfcbank okicici okbizaxis ypbiz waaxis wasbi wahdfcbank waicici
  kotak811 barodampay barodapay idfcfirst idfcnetc jupiteraxis naviaxis goaxis goaxb axisgo axisb slc sliceaxis timecosmos tapicici
  abfspay abcdicici ausfb cnrb uboi kbl052 yescred yespay yespop yesfam yesg superyes oneyes nyes fkaxis fifederal kphdfc
  zoicici pingpay mbk mbkns ikwik bpunity jarunity niyoicici shriramhdfcbank rmhdfcbank hdfcbankjd myicici icicipay eazypay ezeepay
  tmblcaxis cmsidfc fbpe mairtel idfcb idbibank indbank indianbk jsbp kmbl kaypay csbpay csbcash albk andb psbpay purz rajgovhdfcbank s2b
  scbl scmobile srcb utbi vijb yesbankltd inhdfc fbl`);
/** Those that are words, or names of companies too. */
const companies = words(`
  paytm sbi hdfcbank icici axisbank kotak pnb federal idfcbank idfc indus slice airtel rbl unionbank idbi citi citigold hsbc dbs jio gpay
  phonepe bhim yesbank upi postbank indianbank amazonpay bandhan freecharge payzapp imobile aubank boi iob jkb jsb karb karurvysyabank
  lvb lvbank dlb dcb dcbbank csb cosb cboi centralbank allbank denabank equitas esaf finobank nsdl obc psb sib syndbank tmb ubi uco
  ucobank unionbankofindia airtelpaymentsbank kvbank kbl kvb mahb`);

/** Handles of apps and banks behind the at sign of a UPI id. */
export const upiProviders: ReadonlySet<string> = new Set([...codes, ...companies]);
/** Those that are no words or names. */
export const upiCodes: ReadonlySet<string> = new Set(codes);
