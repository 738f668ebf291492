import type { GroupRights, MenuRight } from '@sarabun/contract/menu-rights/group-rights';
import { useText } from '../../platform/i18n';
import ui from '../../ui/styles/ui.module.css';

export type Right = Pick<MenuRight, 'mayQuery' | 'mayManage'>;
export type Rights = ReadonlyMap<number, Right>;

export const rightsOf = ({ menus }: GroupRights): Map<number, Right> =>
  new Map(menus.flatMap(({ items }) => items.map((item): [number, Right] => [item.menuId, item])));

const wordOf = (right: Right | undefined): 'none' | 'query' | 'manage' => (right?.mayManage ? 'manage' : right?.mayQuery ? 'query' : 'none');

/** The differences in a group's rights, in menu order. */
export function changesOf({ menus }: GroupRights, before: Rights, after: Rights) {
  return menus
    .flatMap(({ items }) => items)
    .map(({ menuId, name }) => ({ menuId, name, before: wordOf(before.get(menuId)), after: wordOf(after.get(menuId)) }))
    .filter((change) => change.before !== change.after);
}

/** Two versions of rights side by side: only the menus that differ. */
export function RightsChanges({ changes, heads }: { changes: ReturnType<typeof changesOf>; heads: readonly [before: string, after: string] }) {
  const { t, language } = useText();
  return (
    <table className={ui.settingsTwo}>
      <thead>
        <tr>
          <th scope="col">{t('access.menu')}</th>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ menuId, name, before, after }) => (
          <tr key={menuId}>
            <th scope="row">{name[language]}</th>
            <td>{t(`access.right.${before}`)}</td>
            <td className={ui.strong}>{t(`access.right.${after}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
