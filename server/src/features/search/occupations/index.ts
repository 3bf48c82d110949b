export {
  equivalentOccupations,
  findQueryOccupations,
  findTitleOccupations,
  nameOfOccupation,
  type Occupation,
  relatedOccupations,
} from './occupations.ts';
