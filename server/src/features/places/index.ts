export { distanceKm } from './distance.ts';
export { findCity, findLocality, findPlace, isOrdinaryWord, placesAround, placesCovering } from './find-place.ts';
export { foldPlace } from './fold-place.ts';
export { listPlaceWords, wholeCountry } from './known-places.ts';
export { parseLocalities } from './parse-localities.ts';
export { parseLocations } from './parse-locations.ts';
export type { Place } from './place.ts';
export { placeRoutes } from './places.routes.ts';
export { findCityName, findStateName, findTownName, HOME_STATE_ID } from './states-and-cities.ts';
