import { catalogue as first } from './first';
import { catalogue as letter } from './letter';
import { catalogue as more } from './more';
import { catalogue as rest } from './rest';

/** Every text in Thai, by feature. */
export const catalogue = { ...first, ...letter, ...rest, ...more };
