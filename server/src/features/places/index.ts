export { findPlace, type Place, placesAround, placesCovering, wholeCountry } from './find-place.ts';
export { foldPlace } from './fold-place.ts';
export { parseLocations } from './parse-locations.ts';
export { placeRoutes } from './places.routes.ts';
export { findCityName, findStateName, findTownName, HOME_STATE_ID } from './states-and-cities.ts';
