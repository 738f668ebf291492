import { agencyValueNames, agencyValues, readAgencyValues, type ShownValue } from '@sarabun/contract/agency-values/agency-values';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Suspense } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { FailedState } from '../../ui/blank-state';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { ConsentVersions } from '../session';
import { SettingsFrame } from '../settings';
import styles from './agency-values.module.css';
import { BrandingSection } from './branding-section';
import { LineChannelSection } from './line-channel-section';
import { ValueForm } from './value-form';

const groups = ['session', 'page', 'lists', 'letters'] as const;

/** What an administrator may set for the agency (`admin-configs`): each value with its bounds, default and history. */
export function AgencyValuesPage() {
  const { t } = useText();
  const found = useQuery({ queryKey: ['settings', 'admin-configs'], queryFn: ({ signal }) => call(readAgencyValues, {}, { signal }), staleTime: 0 });
  const itemOf = (name: string): ShownValue | undefined => found.data?.items.find((item) => item.name === name);
  return (
    <SettingsFrame path="admin-configs" purpose={t('agencyValues.purpose')}>
      {({ mayManage }) =>
        found.isError && !found.data ? (
          <div className={ui.card}>
            <FailedState query={found} />
          </div>
        ) : !found.data ? (
          <Bone width="80%" height={160} />
        ) : (
          <div className={styles.groups}>
            {groups.map((group) => (
              <section key={group} className={clsx(ui.card, styles.group)} aria-label={t(`agencyValues.groups.${group}`)}>
                <h2 className={clsx(ui.h3, ui.strong)}>{t(`agencyValues.groups.${group}`)}</h2>
                {agencyValueNames
                  .filter((name) => agencyValues[name].group === group)
                  .map((name) => {
                    const item = itemOf(name);
                    return item && <ValueForm key={`${name} ${item.version}`} item={item} units={found.data.units} mayManage={mayManage} />;
                  })}
              </section>
            ))}
            <BrandingSection mayManage={mayManage} />
            <LineChannelSection mayManage={mayManage} />
            <section className={clsx(ui.card, styles.group)} aria-label={t('agencyValues.groups.consent')}>
              <h2 className={clsx(ui.h3, ui.strong)}>{t('agencyValues.groups.consent')}</h2>
              <Suspense fallback={<Bone width="80%" height={80} />}>
                <ConsentVersions mayManage={mayManage} />
              </Suspense>
            </section>
          </div>
        )
      }
    </SettingsFrame>
  );
}
