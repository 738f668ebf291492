import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { agency } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { useUser } from '../../platform/session';
import { useDates } from '../../platform/thai-date';
import ui from '../../ui/styles/ui.module.css';
import styles from './shell.module.css';

/** Stands above everything that is printed: whose system it is, who printed it and when. Not on the screen. */
export function PrintHead() {
  const { t, language } = useText();
  const dates = useDates();
  const { firstName, lastName, unitName } = useUser().information;
  const [at, setAt] = useState(() => new Date());
  useEffect(() => {
    const note = () => flushSync(() => setAt(new Date()));
    addEventListener('beforeprint', note);
    return () => removeEventListener('beforeprint', note);
  }, []);
  const { name, system } = agency();
  return (
    <div className={clsx(ui.printOnly, styles.printHead)}>
      <span>
        <b>{name[language]}</b> · {system[language]}
      </span>
      <span>{t('shell.printedBy', { name: [`${firstName} ${lastName}`, unitName].filter(Boolean).join(' '), when: dates.moment(at) })}</span>
    </div>
  );
}
