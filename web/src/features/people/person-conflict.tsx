import type { Person } from '@sarabun/contract/people/persons';
import { useText } from '../../platform/i18n';
import { VersionConflict } from '../settings';
import type { PersonDraft } from './person-fields';
import { useChoices } from './use-people';

const fields = ['prefix', 'firstName', 'lastName', 'suffix', 'firstNameEn', 'lastNameEn', 'email', 'phone', 'employeeTypeId', 'signatureRank'] as const;

interface PersonConflictProps {
  theirs: Person;
  mine: PersonDraft;
  busy: boolean;
  onTheirs: () => void;
  onMine: () => void;
}

/** Someone saved the person in the meantime: both versions, and the choice between them. */
export function PersonConflict({ theirs, mine, ...choice }: PersonConflictProps) {
  const { t } = useText();
  const { data: choices } = useChoices();
  const say = (name: (typeof fields)[number], value: string | number | null) =>
    name === 'employeeTypeId' ? (choices?.employeeTypes.find(({ id }) => id === value)?.name ?? '') : String(value ?? '');
  const differing = fields
    .filter((name) => theirs[name] !== mine[name])
    .map((name) => ({
      label: t(name === 'employeeTypeId' ? 'people.employeeType' : `people.${name}`),
      theirs: say(name, theirs[name]),
      mine: say(name, mine[name]),
    }));
  return <VersionConflict theirs={theirs} differing={differing} {...choice} />;
}
