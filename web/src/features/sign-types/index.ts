import { lazy } from 'react';

export { SignTypeField } from './sign-type-field';
/** Who may use a type of signature, `sign-type/signTypeGroup/{id}`. */
export const SignTypePage = lazy(async () => ({ default: (await import('./sign-type-page')).SignTypePage }));
