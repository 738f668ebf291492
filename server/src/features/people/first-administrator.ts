import { defaultUnit } from '@sarabun/contract/constants';
import type { Label } from '@sarabun/contract/values/label';
import type { ActContext } from '../../platform/action';
import { addPerson, addUnit, giveRole } from './build-office';
import { anyPerson } from './person-store';
import { somebodyIsThere } from './refusals';

interface FirstAdministrator {
  agency: { name: Label; shortName: Label };
  /** Stands before the numbers of the agency's letters, such as `ทส ๐๒๐๑`. */
  letterCode: string;
  username: string;
  passwordHash: string;
  prefix: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** Opens an installation: the agency as its first unit, with the central registry, and a person who administers it. Refused once anybody is there. */
export async function addFirstAdministrator(context: ActContext, { agency, letterCode, ...person }: FirstAdministrator): Promise<void> {
  if (await anyPerson(context.db)) throw somebodyIsThere();
  await addUnit(context, {
    id: defaultUnit,
    parentId: null,
    code: '01',
    nameTh: agency.name.th,
    nameEn: agency.name.en,
    shortName: agency.shortName.th,
    letterCode,
    level: 1,
    hasRegistry: true,
  });
  const { personId } = await addPerson(context, { ...person, firstNameEn: '', lastNameEn: '', phone: '', unitId: defaultUnit });
  await giveRole(context, { personId, role: 'administrator' });
}
