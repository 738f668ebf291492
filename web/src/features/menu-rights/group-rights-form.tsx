import { type GroupRights, groupRights, saveGroupRights } from '@sarabun/contract/menu-rights/group-rights';
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { CallFailed, call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { useRequest } from '../../ui/forms/use-request';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { toast } from '../../ui/toast';
import { CopyRightsDialog } from './copy-rights-dialog';
import styles from './menu-rights.module.css';
import { type Right, type Rights, rightsOf } from './rights-changes';
import { RightsConflict } from './rights-conflict';

/** The menus with a checkbox for viewing and, on settings pages, one for changing. Changing implies viewing. */
export function GroupRightsForm({ group, mayManage }: { group: GroupRights; mayManage: boolean }) {
  const { t, language } = useText();
  const [rights, setRights] = useState(() => rightsOf(group));
  const [copying, setCopying] = useState(false);
  const { busy, failure, save, theirs, refresh } = useSaveRights(group);
  const tick = (menuId: number, part: Partial<Right>) =>
    setRights((old) => {
      const right = { mayQuery: false, mayManage: false, ...old.get(menuId), ...part };
      if (part.mayManage) right.mayQuery = true;
      if (part.mayQuery === false) right.mayManage = false;
      return new Map(old).set(menuId, right);
    });
  return (
    <section className={clsx(ui.card, styles.rights)} aria-label={t('access.rights')}>
      <div className={clsx(ui.row, ui.between, ui.wrap)}>
        <h2 className={clsx(ui.h3, ui.strong)}>{t('access.rights')}</h2>
        {mayManage && (
          <Button tone="ghost" size="sm" onClick={() => setCopying(true)}>
            {t('access.copyRights')}
          </Button>
        )}
      </div>
      {copying && !theirs && (
        <CopyRightsDialog
          group={group}
          rights={rights}
          busy={busy}
          failure={failure}
          onCopy={(copied) => {
            setRights(new Map(copied));
            void save(copied);
          }}
          onClose={() => setCopying(false)}
        />
      )}
      {theirs && <RightsConflict theirs={theirs} mine={rights} busy={busy} onTheirs={refresh} onMine={() => void save(rights, theirs.version)} />}
      {failure && !copying && <Note tone="red">{failure}</Note>}
      <table className={ui.settingsTwo}>
        <thead>
          <tr>
            <th scope="col">{t('access.menu')}</th>
            <th scope="col" className={styles.tick}>
              {t('access.query')}
            </th>
            <th scope="col" className={styles.tick}>
              {t('access.manage')}
            </th>
          </tr>
        </thead>
        {group.menus.map((menu) => (
          <tbody key={menu.menuId}>
            <tr>
              <th scope="rowgroup" colSpan={3} className={styles.kind}>
                {menu.name[language]}
              </th>
            </tr>
            {menu.items.map((item) => (
              <tr key={item.menuId}>
                <th scope="row" className={styles.name}>
                  {item.name[language]}
                </th>
                <td className={styles.tick}>
                  <input
                    type="checkbox"
                    className={ui.tick}
                    aria-label={`${t('access.query')} ${item.name[language]}`}
                    checked={rights.get(item.menuId)?.mayQuery ?? false}
                    disabled={!mayManage}
                    onChange={(event) => tick(item.menuId, { mayQuery: event.target.checked })}
                  />
                </td>
                <td className={styles.tick}>
                  {item.isPage && (
                    <input
                      type="checkbox"
                      className={ui.tick}
                      aria-label={`${t('access.manage')} ${item.name[language]}`}
                      checked={rights.get(item.menuId)?.mayManage ?? false}
                      disabled={!mayManage}
                      onChange={(event) => tick(item.menuId, { mayManage: event.target.checked })}
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {mayManage && (
        <div className={clsx(ui.drawerFoot, styles.foot)}>
          <span className={ui.grow} />
          <Button busy={busy} onClick={() => void save(rights)}>
            {t('access.saveRights')}
          </Button>
        </div>
      )}
    </section>
  );
}

function useSaveRights({ groupId, version }: GroupRights) {
  const { t } = useText();
  const queries = useQueryClient();
  const { run, busy, failure } = useRequest();
  const [theirs, setTheirs] = useState<GroupRights | null>(null);
  // The person's own menus and buttons may have changed, too.
  const refresh = () => {
    for (const queryKey of [['access'], ['settings'], ['portal']]) void queries.invalidateQueries({ queryKey });
  };
  const save = (rights: Rights, over = version) =>
    run(async () => {
      const given = [...rights].map(([menuId, { mayQuery, mayManage }]) => ({ menuId, mayQuery, mayManage }));
      try {
        await call(saveGroupRights, { groupId, version: over, rights: given });
      } catch (error) {
        if (!(error instanceof CallFailed) || error.code !== 'changedMeanwhile') throw error;
        setTheirs((await call(groupRights, { groupId })).item);
        return;
      }
      toast({ tone: 'success', title: t('settings.saved') });
      refresh();
    });
  return { busy, failure, save, theirs, refresh };
}
