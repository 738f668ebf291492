import type { Person } from '@sarabun/contract/people/persons';
import { useText } from '../../platform/i18n';
import { Note } from '../../ui/note';

/** The units that are left without a registrar or a head if the person goes; each is named once. */
export function LeavesEmpty({ person }: { person: Person }) {
  const { t } = useText();
  const texts = person.seats.flatMap(({ leavesEmpty, unitName }) => (leavesEmpty ? [t(`people.leavesEmpty.${leavesEmpty}`, { unit: unitName })] : []));
  return [...new Set(texts)].map((text) => (
    <Note key={text} tone="amber">
      {text}
    </Note>
  ));
}
