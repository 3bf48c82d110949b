import { preferredLocationForm, skillForm } from '@aarambh/contract';

export const locationSchema = preferredLocationForm.pick({ preferredLocation: true });
export const skillSchema = skillForm.pick({ skill: true });
