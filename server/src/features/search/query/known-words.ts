/**
 * Dictionary of correctly spelt words about work, which spell correction leaves alone even if hardly a vacancy contains
 * them: a search for a sailor must not show tailors. In the singular, as plurals are folded.
 */
export const knownWords = new Set(
  `actor actress acupuncturist adviser advisor advocate airline anchor animator announcer apprentice archivist
   armourer army artisan artist attendant attorney audiologist auditor author aviation baker banquet barber barista
   barman bartender bellboy biochemist biologist biotechnologist blacksmith boiler botanist bouncer brigadier
   broadcaster broker builder butcher butler buyer cabin caddie cadet cameraman camp captain caretaker cargo carpenter
   carpet carrier cartoonist cashier caterer chairman chaperone chauffeur chemist choreographer cinema cleaner clerk
   coach cobbler collector columnist comedian commandant commander commissioner composer conductor confectioner
   constable consul cooperative coordinator coroner correspondent counsel courier crane creche curator dancer dealer
   dean decorator defence dentist detective dietician director dispatcher distributor diver doctor doorman draper
   dresser driller dyer ecologist economist editor educator embroiderer encoder engraver entomologist environment
   erection escort evaluator examiner executor exporter farmer farrier fashion film firefighter fireman fisherman
   fishery florist floristry footman foreman forester forestry forger forklift founder furrier gardener geologist
   geophysicist glazier goldsmith governess grocer groom guard guide gunner gym hairdresser hairstylist harvester
   hatchery hawker herbalist historian horticulture host hostess hydrologist illustrator importer inspector instructor
   interpreter jailer janitor jeweller journalist judge juggler knitter lawyer lecturer librarian lifeguard lineman
   linguist locksmith logger loom magician magistrate maid mail manicurist mariner marshal masseur masseuse mediator
   merchant messenger meteorologist midwife miller milliner miner model moulder musician nanny naturalist navigator
   navy neurologist newsreader notary nutritionist obstetrician officer optician optometrist orderly orthopaedic
   overseer paediatrician painter paralegal paramedic pastor pastry pathologist pedicurist photographer physician
   physicist pilot piper planner playwright plumber podiatrist poet police porter postman potter poultry principal
   printer proctor producer professor projectionist proofreader prosecutor psychiatrist psychologist psychotherapist
   publisher purser radiographer radiologist railway ranger reader receiver recordist referee reporter researcher
   retailer rigger roofer sailor scientist scout sculptor seamstress secretary sergeant servant shepherd shipper
   shoemaker silversmith singer smith social soldier sommelier sorter spinner sportsman statistician stenographer
   steward stewardess stockbroker stuntman subeditor superintendent surgeon surveyor swimmer tailor tanner tattooist
   taxi taxidermist teller tourism trader trainer translator treasurer truck turner tutor typist umpire upholsterer
   urologist usher valet valuer vendor vet veterinarian veterinary waiter waitress warden washerman watchmaker weaver
   welder woodworker writer yoga zoologist`
    .trim()
    .split(/\s+/),
);
