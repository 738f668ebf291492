import { type GroupRights, type MenuRight, saveGroupRights } from '@sarabun/contract/access/group-rights';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailed, call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Note } from '../../ui/note';
import { toast } from '../../ui/toast';

type Right = Pick<MenuRight, 'mayQuery' | 'mayManage'>;

/** The menus with a tick for looking and, on pages of the settings, one for changing. Who may change may look. */
export function GroupRightsForm({ group, mayManage }: { group: GroupRights; mayManage: boolean }) {
  const { t, language } = useText();
  const [rights, setRights] = useState(() => new Map(group.menus.flatMap(({ items }) => items.map((item): [number, Right] => [item.menuId, item]))));
  const { busy, failure, save } = useSaveRights(group);
  const tick = (menuId: number, part: Partial<Right>) =>
    setRights((old) => {
      const right = { mayQuery: false, mayManage: false, ...old.get(menuId), ...part };
      if (part.mayManage) right.mayQuery = true;
      if (part.mayQuery === false) right.mayManage = false;
      return new Map(old).set(menuId, right);
    });
  return (
    <section className="card ac-rights" aria-label={t('access.rights')}>
      <h2 className="h3 strong ac-head">{t('access.rights')}</h2>
      {failure && <Note tone="red">{failure}</Note>}
      <table className="sl-two">
        <thead>
          <tr>
            <th scope="col">{t('access.menu')}</th>
            <th scope="col" className="ac-tick">
              {t('access.query')}
            </th>
            <th scope="col" className="ac-tick">
              {t('access.manage')}
            </th>
          </tr>
        </thead>
        {group.menus.map((menu) => (
          <tbody key={menu.menuId}>
            <tr>
              <th scope="rowgroup" colSpan={3} className="ac-kind">
                {menu.name[language]}
              </th>
            </tr>
            {menu.items.map((item) => (
              <tr key={item.menuId}>
                <th scope="row" className="ac-name">
                  {item.name[language]}
                </th>
                <td className="ac-tick">
                  <input
                    type="checkbox"
                    className="tick"
                    aria-label={`${t('access.query')} ${item.name[language]}`}
                    checked={rights.get(item.menuId)?.mayQuery ?? false}
                    disabled={!mayManage}
                    onChange={(event) => tick(item.menuId, { mayQuery: event.target.checked })}
                  />
                </td>
                <td className="ac-tick">
                  {item.isPage && (
                    <input
                      type="checkbox"
                      className="tick"
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
        <div className="drawer-foot ac-foot">
          <span className="grow" />
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
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const save = async (rights: ReadonlyMap<number, Right>) => {
    setBusy(true);
    setFailure('');
    try {
      const given = [...rights].map(([menuId, { mayQuery, mayManage }]) => ({ menuId, mayQuery, mayManage }));
      await call(saveGroupRights, { groupId, version, rights: given });
      toast({ tone: 'success', title: t('settings.saved') });
      // The person's own menus and buttons may have changed, too.
      for (const queryKey of [['access'], ['settings'], ['portal']]) void queries.invalidateQueries({ queryKey });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setFailure(error.message);
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, save };
}
