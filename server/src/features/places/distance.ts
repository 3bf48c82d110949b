import { findPlace } from './find-place.ts';
import { readRows } from './read-rows.ts';

interface Position {
  latitude: number;
  longitude: number;
}

let loaded: Map<string, Position> | undefined;

const positions = (): Map<string, Position> => {
  loaded ??= new Map(
    readRows('coordinates.tsv').map(([name = '', latitude, longitude]) => [
      name,
      { latitude: Number(latitude), longitude: Number(longitude) },
    ]),
  );
  return loaded;
};

const EARTH_RADIUS_KM = 6_371;
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in km (haversine formula). */
function greatCircleKm(a: Position, b: Position): number {
  const latitudes = Math.sin(toRadians(b.latitude - a.latitude) / 2) ** 2;
  const longitudes = Math.sin(toRadians(b.longitude - a.longitude) / 2) ** 2;
  const share = latitudes + Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude)) * longitudes;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(share));
}

/**
 * Distance between two places in whole km, as the crow flies; 0 for the same place, and for a city and a locality of it
 * whose own position is not known.
 * @returns undefined when a text names no city or locality, or its position is not known
 */
export function distanceKm(from: string, to: string): number | undefined {
  const [a, b] = [findPlace(from), findPlace(to)];
  if (!a || !b) return undefined;
  if (a.name === b.name) return a.kind === 'city' || a.kind === 'locality' ? 0 : undefined;
  const positionOf = ({ name, city = '' }: typeof a) => positions().get(name) ?? positions().get(city);
  const [start, end] = [positionOf(a), positionOf(b)];
  return start && end && Math.round(greatCircleKm(start, end));
}
