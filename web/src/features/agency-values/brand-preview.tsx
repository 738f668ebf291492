import type { Agency } from '@sarabun/contract/agencies/agency';
import type { Branding, BrandPictureField } from '@sarabun/contract/agency-values/branding';
import { brandPictureAddress } from '@sarabun/contract/agency-values/own-brand';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { agency as ofPage } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { brandVariables } from '../../ui/brand-variables';
import { OfficeMark } from '../../ui/emblem';
import ui from '../../ui/styles/ui.module.css';
import styles from './branding.module.css';

interface BrandPreviewProps {
  agency: Agency;
  branding: Branding;
  /** Addresses of pictures sent a moment ago, which nobody else sees yet. */
  shown: Partial<Record<BrandPictureField, string>>;
}

/** Header and sign-in as they will look, in light and dark. */
export function BrandPreview({ agency, branding, shown }: BrandPreviewProps) {
  const { t } = useText();
  const addressOf = (field: BrandPictureField) => {
    const id = branding[field];
    return id === null ? null : (shown[field] ?? brandPictureAddress(id));
  };
  const [emblem, photo, onLetters] = [addressOf('emblemId'), addressOf('signInId'), addressOf('letterId')];
  return (
    <div className={styles.previews}>
      {(['light', 'dark'] as const).map((scheme) => (
        <figure
          key={scheme}
          className={clsx(styles.preview, scheme === 'dark' && styles.dark)}
          style={brandVariables(agency.brand) as CSSProperties}
          aria-label={`${t('agencyValues.branding.preview')}: ${t(scheme === 'dark' ? 'agencyValues.branding.inDark' : 'agencyValues.branding.inLight')}`}
        >
          <div className={styles.band} />
          <div className={styles.head}>
            <Mark emblem={emblem} size={34} />
            <span>
              <b>DOCUMENT FLOW</b>
              <span>{agency.name.th}</span>
            </span>
          </div>
          <div className={styles.signIn}>
            <div className={styles.art}>
              {photo && <img className={styles.photo} src={photo} alt="" />}
              <Mark emblem={emblem} size={56} />
              <span className={styles.rule} />
              <span>{agency.name.th}</span>
              <span className={ui.xs} lang="en">
                {agency.name.en}
              </span>
            </div>
            <div className={styles.entry}>
              <span className={styles.link}>{t('session.forgot')}</span>
              <span className={styles.button}>{t('session.signIn')}</span>
            </div>
          </div>
          <figcaption className={ui.xs}>{t(scheme === 'dark' ? 'agencyValues.branding.inDark' : 'agencyValues.branding.inLight')}</figcaption>
        </figure>
      ))}
      {onLetters && (
        <figure className={styles.paper}>
          <img src={onLetters} height={76} alt="" />
          <figcaption className={ui.xs}>{t('agencyValues.branding.letter')}</figcaption>
        </figure>
      )}
    </div>
  );
}

function Mark({ emblem, size }: { emblem: string | null; size: number }) {
  if (emblem) return <img src={emblem} width={size} height={size} alt="" className={styles.mark} />;
  return <OfficeMark name={ofPage().key} size={size} className={styles.mark} />;
}
