import type { Person } from '@sarabun/contract/people/persons';
import { IconShieldPlus } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { GiveRoleDrawer, Term, usePersonRoles } from '../rights';
import { useSettingsMenu } from '../settings';
import styles from './people.module.css';

const rolesPage = 'manage-role';

/** The roles of a person, for readers of the page of roles; who may manage it gives more. */
export function PersonRoles({ person: { personId, unitName, closedOn }, name }: { person: Person; name: string }) {
  const { t, language } = useText();
  const [giving, setGiving] = useState(false);
  const page = useSettingsMenu()
    .data?.flatMap(({ pages }) => pages)
    .find(({ path }) => path === rolesPage);
  const roles = usePersonRoles(personId, page !== undefined);
  if (!page) return null;
  return (
    <section>
      <h3 className={ui.lbl}>{t('people.roles')}</h3>
      {roles.failed?.error && <Note tone="red">{roles.failed.error.message}</Note>}
      {roles.data?.length === 0 && <p className={clsx(ui.sm, ui.muted)}>{t('people.noRoles')}</p>}
      <ul className={styles.seats}>
        {roles.data?.map((role) => (
          <li key={role.assignmentId}>
            <span className={clsx(ui.sm, ui.strong, styles.line)}>{role.roleName[language]}</span>
            <span className={clsx(ui.xs, ui.muted, styles.line)}>
              {role.unitName} · <Term {...role} />
            </span>
          </li>
        ))}
      </ul>
      {page.mayManage && closedOn === null && (
        <Button tone="ghost" size="sm" icon={<IconShieldPlus size={18} aria-hidden />} onClick={() => setGiving(true)}>
          {t('people.giveRole')}
        </Button>
      )}
      {giving && (
        <Suspense>
          <GiveRoleDrawer person={{ id: personId, name, detail: unitName }} onClose={() => setGiving(false)} />
        </Suspense>
      )}
    </section>
  );
}
