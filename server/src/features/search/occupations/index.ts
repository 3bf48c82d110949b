export {
  equivalentOccupations,
  findQueryOccupations,
  findTitleOccupations,
  nameOfOccupation,
  narrowerOccupations,
  type Occupation,
  relatedOccupations,
} from './occupations.ts';
