import { useText } from '../../platform/i18n';
import { FailedState } from '../../ui/blank-state';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { SettingsFrame } from '../settings';
import { GroupMembers } from './group-members';
import { GroupRightsForm } from './group-rights-form';
import styles from './menu-rights.module.css';
import { useGroup } from './use-group';

/** A user group's members, and the menus it may view and change (`users-group/menu-permission-group/{id}`). */
export function GroupPage({ groupId }: { groupId: number }) {
  const { t, language } = useText();
  const group = useGroup(groupId);
  return (
    <SettingsFrame path="users-group" below={group.data?.name[language] ?? '…'} purpose={t('access.groupPurpose')}>
      {({ mayManage }) =>
        group.isError && !group.data ? (
          <div className={ui.card}>
            <FailedState query={group} />
          </div>
        ) : group.data ? (
          <div className={styles.columns}>
            <GroupRightsForm key={group.data.version} group={group.data} mayManage={mayManage} />
            <GroupMembers group={group.data} mayManage={mayManage} />
          </div>
        ) : (
          <Bone width="60%" height={40} />
        )
      }
    </SettingsFrame>
  );
}
