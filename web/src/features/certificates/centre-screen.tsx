import { holderStates } from '@sarabun/contract/certificates/certificate';
import { authorityFile, revokedFile } from '@sarabun/contract/certificates/certificate-settings';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { IconCertificate, IconDownload, IconListDetails } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { BlankState, FailedState } from '../../ui/blank-state';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { TabTitle } from '../../ui/tab-title';
import { SettingsKind, useSettingsMenu } from '../settings';
import styles from './certificates.module.css';
import { useAuthority, useHolders } from './use-certificates';

/** The settings group of the centre, and the page that its figures lead to. */
const signingKind = 3150;
const peoplePage = 'certificate-person';

/** The certificate centre: the number in each state, the pages, and the authority (`/settings/3284`). */
export function CertificateCentreScreen() {
  const { t } = useText();
  const menu = useSettingsMenu();
  const kind = menu.data?.find(({ menuId }) => menuId === signingKind);
  const people = kind?.pages.find(({ path }) => path === peoplePage);
  if (menu.isError && !menu.data) {
    return (
      <div className={ui.card}>
        <FailedState page query={menu} />
      </div>
    );
  }
  if (!menu.data) return <Bone width={280} height={28} />;
  return (
    <div className={styles.stack}>
      <TabTitle>{t('certificates.centre.title')}</TabTitle>
      <div className={clsx(ui.row, ui.between, ui.wrap)}>
        <div>
          <h1 className={ui.h1}>{t('certificates.centre.title')}</h1>
          <p className={ui.soft}>{t('certificates.centre.purpose')}</p>
        </div>
        <Link to="/certificate-register" className={clsx(ui.btn, ui.ghost)}>
          <IconCertificate size={19} stroke={1.7} aria-hidden />
          {t('certificates.centre.own')}
        </Link>
      </div>
      {people && <Figures menuId={people.menuId} />}
      <div className={styles.centre}>
        {kind ? (
          <SettingsKind group={kind} />
        ) : (
          <div className={ui.card}>
            <BlankState kind="empty" title={t('settings.noPages')} text={t('settings.noPagesText')} />
          </div>
        )}
        <Authority />
      </div>
    </div>
  );
}

function Figures({ menuId }: { menuId: number }) {
  const { t } = useText();
  const { data } = useHolders({ search: '', page: 1 });
  return (
    <section className={clsx(ui.card, styles.card)} aria-label={t('certificates.centre.figures')}>
      <h2 className={ui.h3}>{t('certificates.centre.figures')}</h2>
      <div className={styles.figures}>
        {holderStates.map((state) => (
          <Link
            key={state}
            to="/settings/$menuID/$page"
            params={{ menuID: String(menuId), page: peoplePage }}
            search={{ tab: state }}
            className={styles.figure}
          >
            <b className={ui.num}>{data ? data.counts[state] : '–'}</b>
            <span className={clsx(ui.sm, ui.soft)}>{t(`certificates.states.${state}`)}</span>
          </Link>
        ))}
      </div>
    </section>
  );
}

function Authority() {
  const { t } = useText();
  const { day } = useDates();
  const { data } = useAuthority();
  return (
    <section className={clsx(ui.card, styles.card)}>
      <h2 className={ui.h3}>{t('certificates.centre.authority')}</h2>
      {data === undefined ? (
        <Bone width="70%" height={24} />
      ) : data === null ? (
        <p className={clsx(ui.sm, ui.soft)}>{t('certificates.centre.noAuthority')}</p>
      ) : (
        <>
          <div>
            <p className={ui.strong}>{data.subject}</p>
            <p className={clsx(ui.sm, ui.soft, ui.num)}>{t('certificates.centre.ends', { day: day(bangkokDay(data.notAfter)) })}</p>
            <p className={clsx(ui.xs, ui.muted, ui.num, styles.line)}>{data.fingerprint}</p>
          </div>
          <div className={clsx(ui.row, ui.wrap)}>
            <a className={clsx(ui.btn, ui.ghost, ui.sm)} href={authorityFile} download>
              <IconDownload size={18} stroke={1.7} aria-hidden />
              {t('certificates.centre.takeAuthority')}
            </a>
            <a className={clsx(ui.btn, ui.ghost, ui.sm)} href={revokedFile} download>
              <IconListDetails size={18} stroke={1.7} aria-hidden />
              {t('certificates.centre.takeRevoked')}
            </a>
          </div>
          <p className={clsx(ui.xs, ui.muted)}>{t('certificates.centre.open')}</p>
        </>
      )}
    </section>
  );
}
