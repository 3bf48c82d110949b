/**
 * Ordinary words that names of companies begin with: "Happy Square", "Star Health". Alone each names no company, unless a
 * company is called just that.
 */
export const ordinaryNameWords = new Set(
  `able academy african american australian british canadian chinese european french german japanese accurate advance advanced affluent agency agile air airport align aligned alliance allied alpha amplify angel
   annual apex applied approach aqua arise arrow art asia asian aspire associated auto aviation awake baby back balance
   beauty bell best better beyond big biz black blend bliss bloom blossom blue bold book bottom brain branch brick bridge
   bright british build business buzz camp capital cardinal care career central change choice city classic clean clear
   client cloud club clear coastal code comfort complete concept concord connect connected connecting consumer core corner
   corporate cosmos create creative credit crest crimson cross crossing crown crystal cube culture custom daily data day
   decision deep delta design destiny diamond digital dimension dimensions direct diverse diversified diversity dream dreams
   drip dynamic eagle earth east eastern easy echo eco edge edu education elegant element elements elevate elite emerald
   emerge empire employment energy engage enhance enrich essence essential eternal euro ever evergreen everest excel
   excellence excellent executive expert experts express eye fair family fast fidelity fine first five fly focus food forest
   forever fort fortune forward foundation four frame free freedom fresh friends front fuel fusion future futures galaxy
   general genius genuine gift glance global globe glory gold golden good grace grand graph gravity great green grey grid
   group grow growth happiest happy harmony health healthy heart heritage high hire hiring home honest hope horizon host
   house human ideal idea ideas illusion image imagine impact indian infinite infinity info ingenious innovation innovative
   insight inspire inspiration institute institutional integral integrated integrity intellect intelligent inter interactive
   international intuitive invictus iron job jobs joy junior just kind king kings know landmark launch leading learn legacy
   liberty life lifestyle light lighthouse line link lion little live local locus logic look lotus lucky luxe luxury magic
   magna major man manpower marine mark master matrix maximum media medical mega mercury merit metal metro metropolis
   midas milestone millennium mind minds miracle mission mobile modern moment money moon morning mother motion mount
   mountain multi nation national native natural nature nest net network new next nice nine noble north northern nova novel
   oasis ocean olive omega one online open optimal optimum orange orbit orchid origin outsourcing pace pacific page palm
   pan panorama paper paradise parallel paramount park partner partners path peace peak pearl people perfect personal phoenix
   pilot pink pinnacle pioneer placement placements planet plant platinum play plus point polar power precise precision
   premier premium prestige pride prima prime print priority private pro professional progressive prosperity proven prudent
   public pulse pure purple quality quantum quest quick quiet radiant rain rainbow rapid reach ready real recruit
   recruitment red reliable remote resource resources right rise river road rock rocket root rose royal safe safety sage
   sand sapphire search second secure select serving seven shadow shakti sharp shield shine shiny shree shri sigma sign
   silver simple simply six sky small smart social soft software solid solution solutions sonic source south southern space
   spark special spectrum speed spice spirit spring square staff staffing standard star stark stars start state sterling
   stone strategic strategy street strong studio success sugar summit sun sunny sunrise sunshine super superior support
   supreme sure sweet swift symphony synergy system systemic systems tag talent target task team tech technical technology
   think three tide tiger time times titan top total touch tower trade transition travel tree trend triangle tri true trust
   twin two ultimate ultra uni union unique united unity universal universe urban valley valuable value vast vector velocity
   venture victory view virtual virtue vision vista vital vivid voice voyage walk warm waste water wave wealth web
   welcome well wellness west western white wide wild wind window wings winning winner wisdom wise wonder wood work world
   yellow yes young your youth zero zone asset access accel acme ace acute adroit active actual affinity agri alert alive
   amber anchor anonymous antique apt arc arch atlas aurora avenue axis brand brave breeze buddha bull candid canvas capable
   cedar charm chess chrome circle citizen civic clever climb cobalt coin comet compass confidential continental coral
   cosmic cottage craft crew cyber dawn deal desk discover dot dragon drive duck edition electric engine epic equal era
   estate ethics event exotic extra faith falcon fame far feather field fire fish flag flame flash flex flow flower focal
   forum found fox frontier fun gate gateway gear gem generation gentle giant giga ginger glad glass go grain granite grape
   guide guru harbour hash hawk hello hidden hill hive holy honey hub hunt icon idyllic ignite indigo indus infra ink inner
   inside instant iris island ivory jade jasmine jet jewel journey jupiter keen key kite lake land last leap level lime lunar
   lynx mango maple mars maxim meadow mega micro mint mirror mix mobility mosaic motor naked neon neo noble nova oak odd
   omni onyx opal opus orient oriental our owl parity passion patch pegasus people perception phase pixel pole positive prism
   project prompt proof pyramid quarter queen radius ray rebel reform regal regent rhythm ring robust rubix ruby saffron
   scale scholar science sea seed senior sense serene shift ship signal silk skill skills sleek snow solar sole soul spear
   sphere spot stack stage stellar step storm story stream stride sub surge swan table tall terra thunder tidy tiny torch
   track tradition trail tranquil transform treasure tribe triple triumph tulip turbo turtle vertex vibrant vigor violet
   volt walnut whale wheel willow wire wish wolf zeal zen zenith zest`
    .trim()
    .split(/\s+/),
);
