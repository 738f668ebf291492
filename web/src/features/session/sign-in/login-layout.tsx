import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { agency, ownPicture, pageSettings } from '../../../platform/agency';
import { useText } from '../../../platform/i18n';
import { Emblem } from '../../../ui/emblem';
import patternUrl from '../../../ui/emblems/prachamyam-pattern.svg';
import { Footer } from '../../../ui/footer/footer';
import ui from '../../../ui/styles/ui.module.css';
import { TestStrip } from '../../../ui/test-strip';
import styles from './sign-in.module.css';

const skins = { onlb: styles.skinOnlb, ieat: styles.skinIeat, omb: styles.skinOmb, onep: undefined };

interface LoginLayoutProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The plain layout of the pages before sign-in, in the agency's skin (specification §1, §2). */
export function LoginLayout({ title, lead, children }: LoginLayoutProps) {
  const { t } = useText();
  const { brand, key, name } = agency();
  const photo = ownPicture('signIn');
  return (
    <div className={clsx(styles.page, skins[brand.skin])}>
      {pageSettings().mode === 'DEV' && <TestStrip text={t('start.testText')} />}
      <div className={clsx(styles.root, ui.grow)} style={{ '--pattern': `url("${patternUrl}")` } as CSSProperties}>
        <header className={styles.art}>
          {photo && <img className={styles.photo} src={photo} alt="" />}
          <div>
            <Emblem name={key} size="var(--login-mark)" className={styles.mark} label={t('session.emblemOf', { agency: name.th })} />
            <div className={styles.rule} />
            <h1 lang="th">{name.th}</h1>
            <p className={styles.en} lang="en">
              {name.en}
            </p>
          </div>
          <p className={clsx(styles.motto, ui.sm)}>{t('session.motto')}</p>
          <Emblem name={key} size={620} className={styles.ghost} />
        </header>
        <main className={styles.form}>
          <div className={styles.card}>
            <div className={styles.hello}>
              <h2 className={ui.h1}>{title}</h2>
              <p className={ui.muted}>{lead}</p>
            </div>
            {children}
          </div>
        </main>
      </div>
      <Footer bare />
    </div>
  );
}
