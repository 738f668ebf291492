import * as z from 'zod/mini';
import { flag, wireRecord } from '../wire';

/** Who is signed in, as the shell shows it (specification §3, user login record). */
export const userLogin = wireRecord({
  id: ['id', z.number()],
  email: ['email', z.string()],
  name: ['name', z.string()],
  personId: ['F_PERSON_ID', z.number()],
  /** Address of the person's picture, new when the picture is; null where there is none. */
  avatar: ['F_AVATAR', z.nullable(z.string())],
  information: [
    'userInformation',
    wireRecord({
      firstName: ['F_FIRST_NAME', z.string()],
      lastName: ['F_LAST_NAME', z.string()],
      positionName: ['F_POSITION_NAME', z.string()],
      unitId: ['F_DEPT_ID', z.number()],
      unitName: ['F_DEPT_NAME', z.string()],
      /** Has agreed to the privacy policy in force. */
      agreedToPrivacy: ['F_IS_AGREE_PDPA', flag],
      /** Has confirmed owning the electronic signature, in the wording in force. */
      agreedToSignature: ['F_IS_AGREE', flag],
      /** Administers the system: is shown the ways to decide on accounts. */
      isAdministrator: ['F_IS_ADMINISTRATOR', flag],
      /** The agency demands a second factor of a role of this person, who has not switched one on. */
      owesSecondFactor: ['F_OWES_SECOND_FACTOR', flag],
    }),
  ],
});
export type UserLogin = z.output<typeof userLogin>;
