import { lazy } from 'react';

/** With what a letter is signed: a picture of one's own, one drawn or uploaded now, or the name typed. */
export const SignaturePicker = lazy(async () => ({ default: (await import('./signature-picker')).SignaturePicker }));
