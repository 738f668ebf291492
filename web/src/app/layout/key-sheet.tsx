import { useText } from '../../platform/i18n';
import { keyNames, keyPlaces, keys } from '../../platform/keys';
import { DialogFrame } from '../../ui/dialogs/dialog-frame';
import { DialogHead } from '../../ui/dialogs/dialog-parts';
import ui from '../../ui/styles/ui.module.css';
import styles from './key-sheet.module.css';

/** Every key of the product, by the place where it works. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  return (
    <DialogFrame title={t('keys.title')} width={760} onClose={onClose}>
      <DialogHead title={t('keys.title')} onClose={onClose} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <section className={styles.keySheet} tabIndex={0} aria-label={t('keys.title')}>
        {keyPlaces.map((place) => (
          <section key={place} aria-label={t(`keys.place.${place}`)}>
            <h3 className={ui.strong}>{t(`keys.place.${place}`)}</h3>
            <dl>
              {keyNames
                .filter((name) => keys[name].place === place)
                .map((name) => (
                  <div key={name}>
                    <dt>
                      {keys[name].shown.map((one) => (
                        <kbd key={one}>{one}</kbd>
                      ))}
                    </dt>
                    <dd>{t(`keys.does.${name}`)}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </section>
    </DialogFrame>
  );
}
