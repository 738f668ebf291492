import type { Catalogue } from '../catalogue';
import { catalogue as first } from './first';
import { catalogue as letter } from './letter';
import { catalogue as more } from './more';
import { catalogue as rest } from './rest';

/** Every text in English, by feature. */
export const catalogue: Catalogue = { ...first, ...letter, ...rest, ...more };
