import { foldPlural } from '../../../lib/text/fold-plural.ts';

/** Words that a role ends in, by the last words of the names in the occupation vocabulary. */
const heads = new Set(
  `
  accountant actor actress actuary adjuster administrator adviser advisor advocate agent agronomist anaesthetist
  analyst anchor animator annealer annotator anthropologist appraiser apprentice arboriculturist archaeologist
  architect artisan artist assembler assessor assistant associate astrologer astronaut athlete attendant attorney
  auctioneer auditor ayah babysitter bailiff baker banker barista bartender basketmaker bearer beautician behaviourist
  bellboy beveller biller binder bioengineer biologist biometrician biotechnologist blacksmith bleacher blender blower
  boatman boatmaster boatswain boilermaker bookkeeper bookmaker bouncer boy brander breeder brigadier broker builder
  burner bursar butcher butler buyer caller cameraman canner canvasser captain cardiologist caretaker carpenter
  carrier cashier caster catcher caulker ceo cfo chauffeur checker chef chemist chief chipper chiropractor choirmaster
  choirmistress choreologist chowkidar chromatographer clarifier cleaner clerk closer coach coachbuilder coder
  collector colonel colourist columnist commander commissioner compiler composer compositor concierge conductor
  configurator conservator consul consultant contractor controller cook cooper coordinator coppersmith copyeditor
  copywriter coroner corporal correspondent cosmologist councillor counsel counsellor counselor courier coverer
  creator crew cto curator cutter dancer dba dealer dean deckhand decksman demonstrator dentist dermatologist
  describer designer developer dietician dietitian director dishwasher dispatcher distiller distributor diver doctor
  doorman doorwoman drafter draftsman dramaturge draughtsman dresser driller driver dyer economist editor educator
  electrician embalmer embroiderer enameller engineer engraver entrepreneur ergonomist escort estimator evaluator
  evangelist examiner executive expert extractor fabricator faculty farmer farrier fermenter fighter filler finisher
  firefighter fitter forecaster foreman forester freelancer fresher gardener gastroenterologist gauger gemmologist
  genealogist geochemist geographer geologist geotechnician girl glazier goldsmith governor grader graphologist
  greaser grinder groom groomer groundsman groundswoman guard guardian guide gunman gunsmith gynaecologist hacker
  hairdresser handler handyman handyperson hawker head headteacher helmsman helper historian horticulturist host
  hostess housekeeper housemaid hunter hydrologist hydrotherapist illustrator imagesetter incharge inspector installer
  instructor integrator interceptor intern interpreter investigator investor invigilator ironer ironworker jockey
  journalist judge keeper knitter laborer labourer laminator landscaper lawyer layer lead leader lecturer librarian
  lieutenant lifeguard lineman linguist lithographer loader localiser locksmith lyricist machinist maid maintainer
  maker mali manager manufacturer mariner marker marketer marshaller mason masseur masseuse master matrose mechanic
  mentor merchandiser merchant metallurgist meteorologist metrologist microbiologist midwife miller milliner minder
  miner mineralogist minister mistress mistri mixer model modeler modeller moderator monk motorhand moulder mouldmaker
  mounter mover musician nanny nanoengineer navigator negotiator nephrologist neurologist neutraliser nurse
  nutritionist observer oenologist officer official ombudsman oncologist operative operator ophthalmologist
  optometrist organiser osteopath owner packer paediatrician painter palaeontologist paperhanger papermaker partner
  pastor pathologist patternmaker pawnbroker pedagogue pelletiser peon performer pharmacist pharmacologist philosopher
  photographer physician physiologist physiotherapist picker pilot pizzaiolo planer planner plasterer plumber
  podiatrist poet polisher porter postman postwoman potter practitioner president presser priest principal printer
  printmaker processor producer professional professor programmer promoter prompter proofreader prosecutor prototyper
  psychiatrist psychologist pulmonologist puppeteer purchaser purser pusher pyrotechnician radiographer radiologist
  ranger reader receptionist recruiter rector referee registrar repairer repairman reporter representative reproducer
  researcher responder restorer reviewer rider rigger riveter roaster roustabout rustproofer sailor salesman
  salesperson saleswoman sander scaffolder scheduler scholar scientist scopist screener sculptor sdet seaman
  seamstress secretary seller sergeant servicer setter sewer shipbroker shipwright shopper signalperson silversmith
  singer sitter skipper slaughterer sociologist solicitor sommelier sophrologist sorter specialist speechwriter
  spinner splitter sprayer stagehand statistician steeplejack steward stewardess stitcher storekeeper strategist
  stylist subeditor superintendent supervisor surgeon surveyor sweeper switchperson tailor tanner taster taxidermist
  teacher technician technologist telecaller teller tester therapist tiler toolmaker toymaker trader tradesman trainee
  trainer transcriber transcriptionist translator transporter treasurer treater trimmer trustee turner tutor
  typesetter typist underwriter upholsterer urologist valet valuer vendor verger vet veterinarian videographer
  vulcaniser waiter waitress warden washerman watchmaker watchman weaver welder winder wireman woodcarver woodturner
  worker writer zookeeper
  `
    .trim()
    .split(/\s+/),
);

/** Whether a role can end in the word: "engineer", "nurse", "drivers". @param word in lower case */
export const isRoleHead = (word: string): boolean => heads.has(word) || heads.has(foldPlural(word));
