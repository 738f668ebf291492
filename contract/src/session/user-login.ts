import * as z from 'zod/mini';
import { flag, wireRecord } from '../wire';

/** The signed-in person for the shell (specification §3, user login record). */
export const userLogin = wireRecord({
  id: ['id', z.number()],
  email: ['email', z.string()],
  name: ['name', z.string()],
  personId: ['F_PERSON_ID', z.number()],
  /** The address of the picture, which changes with it; null if there is none. */
  avatar: ['F_AVATAR', z.nullable(z.string())],
  information: [
    'userInformation',
    wireRecord({
      firstName: ['F_FIRST_NAME', z.string()],
      lastName: ['F_LAST_NAME', z.string()],
      positionName: ['F_POSITION_NAME', z.string()],
      unitId: ['F_DEPT_ID', z.number()],
      unitName: ['F_DEPT_NAME', z.string()],
      agreedToPrivacy: ['F_IS_AGREE_PDPA', flag],
      /** Has confirmed the electronic signature in the current wording. */
      agreedToSignature: ['F_IS_AGREE', flag],
      /** System administrator: sees the pages for deciding on accounts. */
      isAdministrator: ['F_IS_ADMINISTRATOR', flag],
      /** The agency requires a second factor for a role of this person, who has none yet. */
      owesSecondFactor: ['F_OWES_SECOND_FACTOR', flag],
      /** The next letter of a queue opens by itself once one was dealt with. */
      goesOn: ['F_GOES_ON', flag],
    }),
  ],
});
export type UserLogin = z.output<typeof userLogin>;
