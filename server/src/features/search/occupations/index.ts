export {
  equivalentOccupations,
  findQueryOccupations,
  findTitleOccupations,
  nameOfOccupation,
  narrowerOccupations,
  type Occupation,
  relatedOccupations,
  sameOccupations,
} from './occupations.ts';
