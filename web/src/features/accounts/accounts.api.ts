import {
  type AuthResponse,
  type Country,
  getCountries,
  getUserDetailsByEmail,
  type RegistrationForm,
  type SignInForm,
  saveUserName,
} from '@aarambh/contract';
import type { Api } from '../../platform/api.ts';

/** Registers an account. A filled `errorMessage` in the answer is a refusal. */
export const register = (api: Api, form: RegistrationForm): Promise<AuthResponse> => api(saveUserName, { body: form });

/** Signs in. A filled `errorMessage` in the answer is a refusal. */
export const signIn = (api: Api, form: SignInForm): Promise<AuthResponse> => api(getUserDetailsByEmail, { body: form });

/** Countries with their dial codes. */
export const listCountries = (api: Api): Promise<Country[]> => api(getCountries);
